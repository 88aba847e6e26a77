import { expect, test } from 'vitest';

import { itemAt } from './item-at.ts';

test('gives what stands there', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt([0, null], 0)).toBe(0);
});

test.each([-1, 2, 0.5, Number.NaN])('where nothing stands (%d) that is said', (index) => {
  expect(() => itemAt(['a', 'b'], index)).toThrow(`No item ${index} among 2`);
});
