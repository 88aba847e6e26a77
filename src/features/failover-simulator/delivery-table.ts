import type { Delivery } from './delivery.ts';

/** How many meshes the table is counted over. */
export const tableMeshes = 10_000;

/** Counted once by `countDeliveries`; delivery.test.ts counts again. */
export const deliveryTable: readonly Delivery[] = [
  {
    failed: 1,
    one: 8074,
    fourOfFour: 1971,
    threeOfFour: 10_000,
    twoOfFour: 10_000,
    healed: 10_000,
  },
  { failed: 2, one: 6342, fourOfFour: 317, threeOfFour: 5045, twoOfFour: 10_000, healed: 10_000 },
  { failed: 3, one: 4997, fourOfFour: 38, threeOfFour: 1977, twoOfFour: 7869, healed: 10_000 },
  { failed: 4, one: 3872, fourOfFour: 2, threeOfFour: 658, twoOfFour: 5218, healed: 10_000 },
  { failed: 6, one: 2209, fourOfFour: 0, threeOfFour: 57, twoOfFour: 1616, healed: 9884 },
  { failed: 8, one: 1177, fourOfFour: 0, threeOfFour: 2, twoOfFour: 348, healed: 9092 },
  { failed: 12, one: 262, fourOfFour: 0, threeOfFour: 0, twoOfFour: 4, healed: 4460 },
];
