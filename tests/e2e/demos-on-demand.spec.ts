import { full } from '../support/full.ts';
import { expectLoadsWhenPressed } from '../support/lazy-tool.ts';
import { test } from '../support/test.ts';
import { trials } from '../support/trials.ts';

for (const { called, address, opener } of trials)
  if (opener)
    for (const width of full ? [1440, 1024, 768, 390] : [390])
      test(`no page loads ${called} before it is opened, at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await expectLoadsWhenPressed(page, { path: address.replace(/#.*/, ''), ...opener });
      });
