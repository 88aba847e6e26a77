import { afterEach, expect, test, vi } from 'vitest';

import { composeContext } from './compose-context.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the page’s address has no query', () => {
  vi.stubGlobal('location', new URL('https://sample.example/contact?from=test#form'));
  expect(composeContext().page).toBe('https://sample.example/contact');
});
