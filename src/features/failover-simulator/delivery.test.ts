import { expect, test } from 'vitest';

import { countDeliveries } from './delivery.ts';
import { deliveryTable, tableMeshes } from './delivery-table.ts';

test('the stored table matches a new count', { timeout: 300_000 }, () => {
  const failures = deliveryTable.map(({ failed }) => failed);
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
