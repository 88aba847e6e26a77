import { afterEach, expect, test, vi } from 'vitest';

import { hashName, hashTarget } from './address.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', ''],
  ['#', ''],
  ['#key-rotation', 'key-rotation'],
  ['#gr%C3%B6%C3%9Fe-und-ma%C3%9Fe', 'größe-und-maße'],
  ['#größe', 'größe'],
  // As an old program wrote it, in Latin-1, and as a text that was never escaped.
  ['#gr%F6sse', 'gr%F6sse'],
  ['#100%', '100%'],
])('the address %s names "%s"', (hash, name) => {
  vi.stubGlobal('location', { hash });
  expect(hashName()).toBe(name);
  const target = {};
  vi.stubGlobal('document', { getElementById: (id: string) => (id === name ? target : null) });
  expect(hashTarget()).toBe(target);
});
