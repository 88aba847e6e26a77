import { trials } from '../support/trials.ts';
import { test } from './test.ts';

for (const { called, address, use } of trials)
  if (use)
    test(`${called} works`, async ({ visitor }) => {
      await visitor.open(address);
      await use(visitor);
    });
