import * as v from 'valibot';
import { expect, test } from 'vitest';

import { url } from './site-address.ts';

const saidOf = (address: string) => v.safeParse(url, address).issues?.map(({ message }) => message);

test.each([
  'https://example.com/',
  'https://example.com:8443/site',
  'https://me.github.io/Quantum.Site-1/',
  'https://example.com/de/contact',
])('a site may begin at %s', (address) => {
  expect(saidOf(address)).toBeUndefined();
});

test.each([
  ['example.com/site', 'https:// and a host, such as https://example.com'],
  ['http://example.com/site', 'write https://example.com/site'],
  ['https://Müller-GmbH.de', 'write https://xn--mller-gmbh-9db.de/'],
  ['https://a@example.com/site', 'write https://example.com/site, without a name'],
  ['https://example.com/site?page=1', 'write https://example.com/site, the address'],
  ['https://example.com/#top', 'write https://example.com/, the address'],
  [' https://example.com/site', 'write https://example.com/site'],
  ['https://example.com/our site', 'a path of letters without accents'],
  ['https://example.com/größe', 'such as https://example.com/site'],
  ['https://example.com/site/index.html', 'write https://example.com/site/, without'],
  ['https://example.com//site', 'such as https://example.com/site'],
  ['https://example.com/a/../b', 'write https://example.com/b'],
  ['https://example.com/.site', 'such as https://example.com/site'],
  ['https://example.com/contact', '/contact is an address of a page'],
  ['https://example.com/platform/', '/platform/'],
  ['https://example.com/assets', 'another path, such as https://example.com/site'],
  ['https://example.com/events', 'another path, such as https://example.com/site'],
  ['https://example.com/trust', 'another path, such as https://example.com/site'],
  ['https://*', 'https:// and a host'],
  ['https://[2001:db8::1]/site', 'a policy can name no address of IPv6'],
])('a site cannot begin at %j, and what to write is said', (address, example) => {
  expect(saidOf(address)).toEqual([expect.stringContaining(example)]);
});
