import { expectLoadsWhenPressed } from '../support/lazy-tool.ts';
import { test } from '../support/test.ts';
import { trials } from '../support/trials.ts';

for (const { called, address, opener } of trials)
  if (opener)
    test(`no page loads ${called} before it is opened`, ({ page }) =>
      expectLoadsWhenPressed(page, { path: address.replace(/#.*/, ''), ...opener }));
