import { expect, test } from 'vitest';

import { seededRandom } from '../../lib/random.ts';
import { timeInSystem } from './queue.ts';

/** Mean time in system of a simulated queue, in service times (Lindley's recursion). */
function simulated(load: number, customers: number): number {
  const random = seededRandom(7);
  const exponential = (mean: number): number => -mean * Math.log(1 - random());
  let wait = 0;
  let total = 0;
  for (let i = 0; i < customers; i++) {
    const service = exponential(1);
    total += wait + service;
    wait = Math.max(0, wait + service - exponential(1 / load));
  }
  return total / customers;
}

test.each([0.5, 0.8, 0.9])(
  'a simulated queue at load %d waits as long as the formula says',
  (load) => {
    const ratio = simulated(load, 400_000) / timeInSystem(load);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
  },
);

test.each([1, 1.2, -0.1])('a load of %d is refused', (load) =>
  expect(() => timeInSystem(load)).toThrow(RangeError),
);
