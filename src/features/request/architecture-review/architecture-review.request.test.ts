import { expect, test } from 'vitest';

import { fill } from '../../../lib/text/fill.ts';
import { shortAmount } from '../../../lib/text/format.ts';
import { budgetOptions } from './architecture-review.request.ts';
import * as words from './words.ts';

test('budgets have a range below, between and above their steps, in the owner’s currency', () => {
  expect(budgetOptions({ currency: 'JPY', steps: [10_000_000, 1_000_000_000] })).toEqual([
    { value: 'under-10m', label: fill(words.budgetUnder, { amount: shortAmount(1e7, 'JPY') }) },
    {
      value: '10m-1b',
      label: fill(words.budgetBetween, {
        from: shortAmount(1e7, 'JPY'),
        to: shortAmount(1e9, 'JPY'),
      }),
    },
    { value: 'over-1b', label: fill(words.budgetOver, { amount: shortAmount(1e9, 'JPY') }) },
  ]);
});
