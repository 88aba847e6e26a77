import { expect, test } from 'vitest';

import { coverings, isWithin, sizeOf } from './hasse.ts';

test('n permissions have n times 2 to the n − 1 coverings, each one permission apart', () => {
  const pairs = coverings(4);
  expect(pairs).toHaveLength(4 * 2 ** 3);
  for (const [small, large] of pairs) {
    expect(isWithin(small, large)).toBe(true);
    expect(sizeOf(large) - sizeOf(small)).toBe(1);
  }
});
