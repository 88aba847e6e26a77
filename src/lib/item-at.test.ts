import { expect, test } from 'vitest';

import { itemAt } from './item-at.ts';

test('returns the item', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt([0, null], 0)).toBe(0);
});

test.each([-1, 2, 0.5, Number.NaN])('throws at the index %d', (index) => {
  expect(() => itemAt(['a', 'b'], index)).toThrow(`No item ${index} among 2`);
});
