import { expect, test } from 'vitest';

import { full } from '../../../tests/support/full.ts';
import { countDeliveries, deliveryTable, tableMeshes } from './delivery.ts';

const failures = deliveryTable.map(({ failed }) => failed);

// Seen to fail: with relays 0 to 12 left unshuffled.
test('the stored table has the shares of a count over its first five hundred meshes', () => {
  const few = 500;
  for (const [at, row] of countDeliveries(few, failures).entries())
    for (const [name, count] of Object.entries(row))
      if (name !== 'failed') {
        const share = (deliveryTable[at]?.[name as keyof typeof row] ?? NaN) / tableMeshes;
        expect(Math.abs(count / few - share), `${row.failed} failed, ${name}`).toBeLessThan(0.05);
      }
});

test('one dead relay stops a fifth of the messages on one route, and none with a spare fragment', () => {
  const [first] = deliveryTable;
  expect(Math.round(((tableMeshes - (first?.one ?? 0)) / tableMeshes) * 10)).toBe(2);
  expect(first?.threeOfFour).toBe(tableMeshes);
});

test.runIf(full)('the stored table matches a new count', () => {
  expect(countDeliveries(tableMeshes, failures)).toEqual(deliveryTable);
});

test('every message arrives without failures, and none with all relays failed', () => {
  const [whole, none] = countDeliveries(50, [0, 25]);
  expect(whole).toEqual({
    failed: 0,
    one: 50,
    fourOfFour: 50,
    threeOfFour: 50,
    twoOfFour: 50,
    healed: 50,
  });
  expect(none).toMatchObject({ one: 0, twoOfFour: 0, healed: 0 });
});
