import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const source = (file: string) => readFileSync(resolve(file), 'utf8');

const ibm = source('accessibility-checker-engine/ace.js');
const sniffer = source('html_codesniffer/build/HTMLCS.js');

type IbmReport = {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
};

/** Failures of IBM's WCAG 2.2 rules, without those that need a person's judgment. */
export async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(ibm);
  const { results } = await page.evaluate<IbmReport>(
    "new ace.Checker().check(document, ['WCAG_2_2'])",
  );
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => `ibm ${ruleId}: ${message} ${snippet}`);
}

/** Errors of HTML_CodeSniffer's WCAG 2 AA rules. */
export async function snifferFaults(page: Page): Promise<string[]> {
  await page.evaluate(sniffer);
  return page.evaluate<string[]>(`new Promise((done) => {
    HTMLCS.process('WCAG2AA', document, () => done(
      HTMLCS.getMessages().filter(({ type }) => type === 1).map(({ code, msg, element }) =>
        'sniffer ' + code + ': ' + msg + ' ' + (element.outerHTML || '').slice(0, 160))
    ), () => done(['sniffer could not start']));
  })`);
}
