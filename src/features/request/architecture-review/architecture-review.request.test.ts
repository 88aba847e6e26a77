import { expect, test } from 'vitest';

import { budgetOptions } from './architecture-review.request.ts';

test('budgets have a range below, between and above their steps, in the owner’s currency', () => {
  expect(budgetOptions({ currency: 'JPY', steps: [10_000_000, 1_000_000_000] })).toEqual([
    { value: 'under-10m', label: 'Under ¥10M' },
    { value: '10m-1b', label: '¥10M-¥1B' },
    { value: 'over-1b', label: 'Over ¥1B' },
  ]);
});
