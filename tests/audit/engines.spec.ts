import type { Page } from '@playwright/test';

import { checkedWidths } from '../../src/content/accessibility.ts';
import { denyCookies } from '../support/cookies.ts';
import { pages } from '../support/dist.ts';
import { faultsOf } from '../support/engines.ts';
import { open } from '../support/open.ts';
import { states } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

// The checkers inject themselves into the page, which the site's policy rightly forbids.
test.use({ bypassCSP: true });
// Six looks of three engines at a page.
test.setTimeout(300_000);

/** The width from which on the header has its dropdowns. */
const wide = 992;

/** What the engines object to in a page as it is now, in the site's colors and in forced ones. */
async function faultsInAllColors(page: Page, width: number): Promise<string[]> {
  const found: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const colors = forcedColors === 'active' ? ', forced colors' : '';
    for (const fault of await faultsOf(page)) found.push(`${width} px${colors}: ${fault}`);
  }
  return found;
}

for (const { path } of pages) {
  test(path, async ({ page }) => {
    await denyCookies(page);
    await open(page, path);
    const found: string[] = [];
    for (const width of checkedWidths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await faultsInAllColors(page, width)));
    }
    expect(found).toEqual([]);
  });
}

for (const [name, { path, reach, only }] of Object.entries(states)) {
  for (const width of checkedWidths) {
    if (only && (only === 'wide') !== width >= wide) continue;
    test(`${name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      if (name !== 'cookie banner') await denyCookies(page);
      await open(page, path);
      await reach(page);
      expect(await faultsInAllColors(page, width)).toEqual([]);
    });
  }
}
