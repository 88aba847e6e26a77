import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import { checkedWidths } from '../../src/content/pages/accessibility.ts';
import { axeFaults } from '../support/axe.ts';
import { denyCookies } from '../support/cookies.ts';
import { pagesOfEveryLanguage as pages } from '../support/dist.ts';
import { open } from '../support/open.ts';
import { states } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

// The engines inject themselves into the page, which the site's policy forbids.
// Without motion they need not wait for what fades in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
// Three engines check each page, two of them several times.
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

/** Errors of HTML_CodeSniffer's WCAG 2 AA rules. Some of its messages have no words. */
async function snifferFaults(page: Page): Promise<string[]> {
  await page.evaluate(sniffer);
  return page.evaluate<string[]>(`new Promise((done) => {
    const translated = HTMLCS.getTranslation;
    HTMLCS.getTranslation = (key) => translated.call(HTMLCS, key) ?? key;
    HTMLCS.process('WCAG2AA', document, () => done(
      HTMLCS.getMessages().filter(({ type }) => type === 1).map(({ code, msg, element }) =>
        'sniffer ' + code + ': ' + msg + ' ' + (element.outerHTML || '').slice(0, 160))
    ), () => done(['sniffer could not start']));
  })`);
}

/** What two engines take for faults. */
const noFaults = [
  // An e-mail may be a user name (HTML, "Autofill", the control group "Username").
  /^(?:ibm input_autocomplete_valid|sniffer \S+\.H98):.*autocomplete="username"/,
  // A form without a name is no landmark (HTML Accessibility API Mappings), so it needs none of its own.
  /^ibm aria_form_label_unique:(?!.*aria-label)/,
  // An address of what a demonstration shows, not of a place on the page.
  /\.NoSuchID:.*href="#\w+=/,
];

const narrowest = Math.min(...checkedWidths);
const widest = Math.max(...checkedWidths);
/** The header has dropdowns from this width on, in px. */
const wide = 992;

async function ibmAndSnifferFaults(page: Page): Promise<readonly string[]> {
  // One of them does not find the labels of fields that are folded.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>(
      'details:has(input, select, textarea)',
    ))
      folded.open = true;
  });
  return [...(await ibmFaults(page)), ...(await snifferFaults(page))].filter(
    (fault) => !noFaults.some((form) => form.test(fault)),
  );
}

/** The engines' faults in the page's current state, and overflow. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  const found = [...(await axeFaults(page))];
  // Both read what is shown, which differs most between the narrowest and the widest window.
  if (width === narrowest || width === widest) found.push(...(await ibmAndSnifferFaults(page)));
  // Forced colors are the same at every width. axe 4.14 reads the text color from `-webkit-text-fill-color`, which
  // they leave unchanged; its other rules do not depend on colors.
  if (width === widest) {
    await page.emulateMedia({ forcedColors: 'active' });
    const forced = await ibmAndSnifferFaults(page);
    await page.emulateMedia({ forcedColors: 'none' });
    found.push(...forced.map((fault) => `forced colors: ${fault}`));
  }
  const sideways = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ localName }) => localName),
  );
  found.push(...sideways.map((name) => `${name} scrolls sideways`));
  return found.map((fault) => `${width} px: ${fault}`);
}

for (const { path } of pages) {
  test(path, async ({ page }) => {
    await denyCookies(page);
    await open(page, path);
    const found: string[] = [];
    for (const width of checkedWidths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await faultsAt(page, width)));
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
      expect(await faultsAt(page, width)).toEqual([]);
    });
  }
}
