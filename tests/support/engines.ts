import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const source = (file: string) => readFileSync(resolve(file), 'utf8');

const ibm = source('accessibility-checker-engine/ace.js');
const sniffer = source('html_codesniffer/build/HTMLCS.js');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules of axe that are mistaken in forced colors: it takes a text's color from `-webkit-text-fill-color`
 * (`getForegroundColor` in axe 4.14), which Chromium leaves as the page has it, and compares it with the
 * system's background. What is painted are the system's two colors: `color` says so.
 */
const mistakenInForcedColors = ['color-contrast'];

/** What axe objects to: WCAG 2.2 AA and its best practices. */
async function axeFaults(page: Page): Promise<string[]> {
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .disableRules(forced ? mistakenInForcedColors : [])
    .analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

type IbmReport = {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
};

/** What IBM's rules for WCAG 2.2 call a failure; what only people can judge is left out. */
async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(ibm);
  const { results } = await page.evaluate<IbmReport>(
    "new ace.Checker().check(document, ['WCAG_2_2'])",
  );
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => `ibm ${ruleId}: ${message} ${snippet}`);
}

/** What HTML_CodeSniffer calls an error under WCAG 2 AA. */
async function snifferFaults(page: Page): Promise<string[]> {
  await page.evaluate(sniffer);
  return page.evaluate<string[]>(`new Promise((done) => {
    HTMLCS.process('WCAG2AA', document, () => done(
      HTMLCS.getMessages().filter(({ type }) => type === 1).map(({ code, msg, element }) =>
        'sniffer ' + code + ': ' + msg + ' ' + (element.outerHTML || '').slice(0, 160))
    ), () => done(['sniffer could not start']));
  })`);
}

/**
 * What three engines object to in a page as it is now. The page must be open without its policy, which
 * rightly keeps them out.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  // What fades in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const found = [await axeFaults(page), await ibmFaults(page), await snifferFaults(page)];
  return found.flat();
}
