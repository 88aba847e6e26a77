import { expect, test } from 'vitest';

import { reservedHosts } from './reserved-hosts.ts';

const site = {
  url: 'https://vendor.dev',
  email: 'office@vendor.dev',
  external: { privateAi: '', officeAddIn: '' },
  delivery: { by: 'mail' },
} as const;

test('a host that can be reached is no fault, and neither is an empty address', () => {
  expect(reservedHosts(site)).toEqual([]);
});

test('a reserved host is named with its setting, also one that answers', () => {
  const delivery = { by: 'endpoint', url: 'http://localhost:8080/leads', keptBy: '' } as const;
  const external = { privateAi: 'https://example.com/private-ai', officeAddIn: '' };
  expect(reservedHosts({ ...site, email: 'office@isospin.example', external, delivery })).toEqual([
    { name: 'email', host: 'isospin.example' },
    { name: 'external.privateAi', host: 'example.com' },
    { name: 'delivery.url', host: 'localhost' },
  ]);
});
