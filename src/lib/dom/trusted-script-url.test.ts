import { afterEach, expect, test, vi } from 'vitest';

import { trustedScriptUrl } from './trusted-script-url.ts';

afterEach(() => vi.unstubAllGlobals());

const site = { href: 'https://example.com/page', origin: 'https://example.com' };

test('one policy serves every worker and refuses other sites', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('location', site);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(trustedScriptUrl('/assets/a.js')).toBe('/assets/a.js');
  expect(trustedScriptUrl('/assets/b.js')).toBe('/assets/b.js');
  expect(createPolicy).toHaveBeenCalledTimes(1);
  for (const url of ['//evil.example/a.js', 'https://example.com.evil.example/', 'data:,1']) {
    expect(() => trustedScriptUrl(url)).toThrow(TypeError);
  }
});

test('without Trusted Types the address stays a string', () => {
  expect(trustedScriptUrl('/assets/a.js')).toBe('/assets/a.js');
});
