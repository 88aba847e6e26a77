import type { Page } from '@playwright/test';

import { checkedWidths } from '../../src/content/accessibility.ts';
import { axeFaults } from '../support/axe.ts';
import { denyCookies } from '../support/cookies.ts';
import { ibmFaults, snifferFaults } from '../support/engines.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { pagesToCheck } from '../support/sample-pages.ts';
import { states } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

// The engines inject themselves into the page, which the site's policy forbids.
// Without motion they need not wait for what fades in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
// Three engines check each page six times.
test.setTimeout(900_000);

const widths = full ? checkedWidths : ([1280] as const);
/** In a short run: a form in a page and one in a dialog. */
const fewStates = new Set(['contact, handed over', 'architecture-review, refused']);

/** The header has dropdowns from this width on, in px. */
const wide = 992;

/**
 * axe 4.14 reads the text color from `-webkit-text-fill-color`, which forced colors leave unchanged; its other rules
 * do not depend on colors.
 */
const engines = {
  none: [axeFaults, ibmFaults, snifferFaults],
  active: [ibmFaults, snifferFaults],
} as const;

/** The engines' faults in the page's current state, in the site's colors and in forced colors, and overflow. */
async function faultsInAllColors(page: Page, width: number): Promise<string[]> {
  const found: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const colors = forcedColors === 'active' ? ', forced colors' : '';
    for (const faultsOf of engines[forcedColors])
      for (const fault of await faultsOf(page)) found.push(`${width} px${colors}: ${fault}`);
  }
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ localName }) => localName),
  );
  return [...found, ...wide.map((name) => `${width} px: ${name} scrolls sideways`)];
}

for (const { path } of pagesToCheck(['/platform/discover-controls'])) {
  test(path, async ({ page }) => {
    await denyCookies(page);
    await open(page, path);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await faultsInAllColors(page, width)));
    }
    expect(found).toEqual([]);
  });
}

for (const [name, { path, reach, only }] of Object.entries(states)) {
  if (!full && !fewStates.has(name)) continue;
  for (const width of widths) {
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
