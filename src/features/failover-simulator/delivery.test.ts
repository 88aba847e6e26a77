import { expect, test } from 'vitest';

import { countDeliveries } from './delivery.ts';
import { deliveryTable, tableMeshes } from './delivery-table.ts';

test('the table on the page is what ten thousand meshes give', { timeout: 300_000 }, () => {
  const failures = deliveryTable.map(({ failed }) => failed);
  expect(countDeliveries(tableMeshes, failures)).toEqual(deliveryTable);
});

test('with nothing failed everything arrives; with all relays failed nothing does', () => {
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
