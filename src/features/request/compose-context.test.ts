import { afterEach, expect, test, vi } from 'vitest';

import { composeContext, ownTimeZone } from './compose-context.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the page’s address has no query', () => {
  vi.stubGlobal('location', new URL('https://sample.example/contact?from=test#form'));
  expect(composeContext().page).toBe('https://sample.example/contact');
});

test('a browser that hides its time zone has none', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(ownTimeZone()).toBe('');
});
