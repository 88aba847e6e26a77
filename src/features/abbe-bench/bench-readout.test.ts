import { expect, test } from 'vitest';

import { benchReadout } from './bench-readout.ts';

test('the readout counts the orders that arrive; a single order has no contrast', () => {
  expect(benchReadout(new Set()).arriving).toBe('5 of 5 orders arrive');
  expect(benchReadout(new Set([-1])).arriving).toBe('4 of 5 orders arrive');
  expect(benchReadout(new Set([-2, -1, 1, 2])).contrast).toBe('Contrast 0: no picture');
  expect(benchReadout(new Set([-1])).contrast).toMatch(/^Contrast of the picture 0\.\d\d$/);
});
