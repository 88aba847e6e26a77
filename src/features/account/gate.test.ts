import { expect, test } from 'vitest';

import { asksForAccount } from './gate.ts';

test.each([
  ['whitepapers', true, true],
  ['whitepapers', false, true],
  ['featured', true, true],
  ['featured', false, false],
  ['none', true, false],
  ['none', false, false],
] as const)('gating %s, featured %s: asks %s', (gating, featured, asks) => {
  expect(asksForAccount(gating, { featured })).toBe(asks);
  // Seen to fail: without the look at the paper’s own word.
  expect(asksForAccount(gating, { featured, free: true })).toBe(false);
});
