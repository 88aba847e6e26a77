import type { Site } from '../../../config/site-facts.ts';
import { fill } from '../../../lib/text/fill.ts';
import { inUnits, shortAmount } from '../../../lib/text/format.ts';
import * as words from '../dialog-words.ts';

/** The ranges of a budget: below its first step, between its steps, and above its last. */
export function budgetOptions({ currency, steps }: Site['budgets']) {
  const ends = steps.map((step) => ({
    value: inUnits(step).join(''),
    label: shortAmount(step, currency),
  }));
  return ends.flatMap(({ value, label }, index) => {
    const above = ends[index + 1];
    return [
      ...(index === 0
        ? [{ value: `under-${value}`, label: fill(words.budgetUnder, { amount: label }) }]
        : []),
      above
        ? {
            value: `${value}-${above.value}`,
            label: fill(words.budgetBetween, { from: label, to: above.label }),
          }
        : { value: `over-${value}`, label: fill(words.budgetOver, { amount: label }) },
    ];
  });
}
