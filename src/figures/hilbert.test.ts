import { expect, test } from 'vitest';

import { hilbertCell } from './hilbert.ts';

test.each([1, 2, 3, 5])('of order %i visits every cell once, always a neighbor next', (order) => {
  const cells = Array.from({ length: 4 ** order }, (_, step) => hilbertCell(order, step));
  expect(new Set(cells.map(String)).size).toBe(4 ** order);
  for (const [index, [x, y]] of cells.slice(1).entries()) {
    const [beforeX, beforeY] = cells[index] ?? [NaN, NaN];
    expect(Math.abs(x - beforeX) + Math.abs(y - beforeY)).toBe(1);
  }
});

test('stays in each quarter for a quarter of the way', () => {
  for (const quarter of [0, 1, 2, 3]) {
    const cells = [0, 1, 2, 3].map((step) => hilbertCell(2, quarter * 4 + step));
    expect(new Set(cells.map(([x, y]) => `${x >> 1}${y >> 1}`)).size).toBe(1);
  }
});
