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
});
