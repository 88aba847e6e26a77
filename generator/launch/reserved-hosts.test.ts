import { expect, test } from 'vitest';

import { reservedHosts } from './reserved-hosts.ts';

const site = {
  origin: 'https://example.org',
  email: 'office@example.org',
  external: { privateAi: '', officeAddIn: '' },
  delivery: { by: 'mail' },
} as const;

test('a host that can be reached is no fault, and neither is an empty address', () => {
  expect(reservedHosts(site)).toEqual([]);
});

test('a reserved host is named with its setting', () => {
  const delivery = { by: 'endpoint', url: 'http://localhost:8080/leads', keptBy: '' } as const;
  expect(reservedHosts({ ...site, email: 'office@isospin.example', delivery })).toEqual([
    { name: 'email', host: 'isospin.example' },
    { name: 'delivery.url', host: 'localhost' },
  ]);
});
