import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import { checkedWidths } from '../../src/content/accessibility.ts';
import { axeFaults } from '../support/axe.ts';
import { denyCookies } from '../support/cookies.ts';
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

const { resolve } = createRequire(import.meta.url);
const source = (file: string) => readFileSync(resolve(file), 'utf8');

const ibm = source('accessibility-checker-engine/ace.js');
const sniffer = source('html_codesniffer/build/HTMLCS.js');

type IbmReport = {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
};

/** Failures of IBM's WCAG 2.2 rules, without those that need a person's judgment. */
async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(ibm);
  const { results } = await page.evaluate<IbmReport>(
    "new ace.Checker().check(document, ['WCAG_2_2'])",
  );
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => `ibm ${ruleId}: ${message} ${snippet}`);
}

/** Errors of HTML_CodeSniffer's WCAG 2 AA rules. */
async function snifferFaults(page: Page): Promise<string[]> {
  await page.evaluate(sniffer);
  return page.evaluate<string[]>(`new Promise((done) => {
    HTMLCS.process('WCAG2AA', document, () => done(
      HTMLCS.getMessages().filter(({ type }) => type === 1).map(({ code, msg, element }) =>
        'sniffer ' + code + ': ' + msg + ' ' + (element.outerHTML || '').slice(0, 160))
    ), () => done(['sniffer could not start']));
  })`);
}

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
