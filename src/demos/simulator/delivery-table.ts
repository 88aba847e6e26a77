import type { Delivery } from './delivery.ts';

export const tableMeshes = 10_000;

/** The result of `countDeliveries`, which takes too long for the page. `delivery.test.ts` recomputes it. */
export const deliveryTable: readonly Delivery[] = [
  {
    failed: 1,
    one: 8073,
    fourOfFour: 1973,
    threeOfFour: 10_000,
    twoOfFour: 10_000,
    healed: 10_000,
  },
  { failed: 2, one: 6343, fourOfFour: 318, threeOfFour: 5046, twoOfFour: 10_000, healed: 10_000 },
  { failed: 3, one: 4999, fourOfFour: 38, threeOfFour: 1980, twoOfFour: 7870, healed: 10_000 },
  { failed: 4, one: 3873, fourOfFour: 2, threeOfFour: 659, twoOfFour: 5220, healed: 10_000 },
  { failed: 6, one: 2211, fourOfFour: 0, threeOfFour: 57, twoOfFour: 1619, healed: 9884 },
  { failed: 8, one: 1177, fourOfFour: 0, threeOfFour: 2, twoOfFour: 349, healed: 9092 },
  { failed: 12, one: 262, fourOfFour: 0, threeOfFour: 0, twoOfFour: 4, healed: 4460 },
];
