import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nextOrder, type Order, sorted } from './sorted.ts';

type Row = { name: string; size: number };
const keys = { name: (row: Row) => row.name, size: (row: Row) => row.size };
const rows = fc.array(fc.record({ name: fc.string(), size: fc.integer({ min: 0, max: 5 }) }));

test('three presses on a column restore the original order', () => {
  const orders: (Order<'name' | 'size'> | null)[] = [null];
  for (let i = 0; i < 3; i++) orders.push(nextOrder(orders.at(-1) ?? null, 'name'));
  expect(orders.map((order) => order?.direction)).toEqual([
    undefined,
    'ascending',
    'descending',
    undefined,
  ]);
  expect(nextOrder({ column: 'name', direction: 'descending' }, 'size')).toEqual({
    column: 'size',
    direction: 'ascending',
  });
});

test('sorting loses no row, orders by the key and keeps equal rows in place', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('ascending', 'descending'), (given, direction) => {
      const result = sorted(given, { column: 'size', direction }, keys);
      expect(result).toHaveLength(given.length);
      for (const [i, row] of result.slice(1).entries()) {
        const before = result[i];
        if (!before) throw new Error('A row is missing');
        const step = direction === 'ascending' ? row.size - before.size : before.size - row.size;
        expect(step).toBeGreaterThanOrEqual(0);
        if (step === 0) expect(given.indexOf(before)).toBeLessThan(given.indexOf(row));
      }
    }),
  );
});

test('words sort as in a dictionary, ignoring case', () => {
  const given = ['beta', 'Alpha', 'éclair', 'delta'].map((name) => ({ name, size: 0 }));
  const names = sorted(given, { column: 'name', direction: 'ascending' }, keys);
  expect(names.map(({ name }) => name)).toEqual(['Alpha', 'beta', 'delta', 'éclair']);
});
