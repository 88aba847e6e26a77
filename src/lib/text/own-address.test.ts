import { expect, test } from 'vitest';

import { isOwnAddress } from './own-address.ts';

test.each([
  '/',
  '/contact',
  '/blog/a?b=//c#d',
  '/a//b',
  '/%2f/evil.example',
  '/ /evil',
  '/é',
  '/@x',
])('%j is an address of this site', (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

// Seen to fail: the fourth to the eighth, with /^\/(?![/\\])/ as the test.
test.each([
  '//evil.example',
  '/\\evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  '/\r/evil.example:8443',
  '/\t\t/evil.example',
  'contact',
  '',
  '#a',
  'javascript:alert(1)',
  'https://site.invalid/contact',
])('%j is none', (address) => {
  expect(isOwnAddress(address)).toBe(false);
});
