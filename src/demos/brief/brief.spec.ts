import { readFile } from 'node:fs/promises';

import type { Download, Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import * as labels from '../../config/words.ts';
import { regimes } from '../../content/regimes.ts';
import {
  defaultInputs,
  hashOfInputs,
  type InputTexts,
  readInputs,
  textsOfInputs,
} from './inputs.ts';
import * as words from './words.ts';
import { fill } from '../../lib/text/fill.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.request.ts';
import { fieldsOf } from '../../features/request/request-spec.ts';
import {
  createDialog,
  fillRegistration,
  startSignedIn,
  submit,
} from '../../../tests/support/account.ts';
import { fieldNamed } from '../../../tests/support/fill.ts';
import { open } from '../../../tests/support/open.ts';
import { saying } from '../../../tests/support/saying.ts';
import { asksForAccount, openToYou } from '../../features/account/words.ts';
import { expect, test, testWithoutScript } from '../../../tests/support/test.ts';

const address = '/solutions/it-leaders';

async function build(page: Page): Promise<Locator> {
  const section = page.locator('#brief');
  await section.getByRole('button', { name: words.buildBrief }).click();
  await expect(section.getByLabel(words.system)).toBeFocused();
  return section;
}

const sheet = (section: Locator) => section.getByRole('article', { name: words.brief });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

/** A record of the list, by its id. */
function one<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

const regime = (id: string) => one(regimes, id);

/** What a field says after a text was typed into one, itself unless told. */
function errorOf(typed: keyof InputTexts, text: string, field = typed): string {
  const texts = { ...textsOfInputs(defaultInputs), [typed]: text };
  return readInputs(texts, defaultInputs).errors[field] ?? '';
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test.describe('on November 21, 2026', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z')));

  test('X + Y is compared with the range for Z, with the dates of the chosen regimes; an invalid input gets an error and stays as typed', async ({
    page,
  }) => {
    await open(page, address);
    const section = await build(page);
    await expect(sheet(section)).toContainText(
      fill(words.secretUntil, { migratedIn: 2032, secretUntil: 2042 }),
    );
    const range = fill(words.years, { from: 2030, to: 2040 });
    await expect(sheet(section)).toContainText(fill(words.afterRange, { range }));
    await section.getByLabel(words.secrecy).fill('1');
    await expect(sheet(section)).toContainText(fill(words.withinRange, { range }));
    await section.getByLabel(words.migration).fill('1');
    await expect(sheet(section)).toContainText(fill(words.beforeRange, { range }));
    await section.getByLabel(regime('de').name).check();
    await section.getByLabel(regime('us-civil').name).uncheck();
    const rows = sheet(section).getByRole('row');
    await expect(rows).toHaveCount(7);
    const { shown, what } = one(regime('de').deadlines, 'keys');
    await expect(sheet(section).getByRole('row', { name: `${shown} ${what}` })).toBeVisible();
    await section.getByLabel(words.latest).fill('2045');
    await expect(sheet(section)).toContainText(words.zIsYours);

    await button(section, words.startOver).click();
    const secrecy = section.getByLabel(words.secrecy);
    for (const wrong of ['', 'ten', '76', '1.5', '-1']) {
      await secrecy.fill(wrong);
      await expect(section.getByRole('alert')).toHaveText(errorOf('secrecy', wrong));
      await expect(secrecy).toHaveValue(wrong);
    }
    await secrecy.fill('0');
    await expect(section.getByRole('alert')).toHaveCount(0);
    await section.getByLabel(words.earliest).fill('2050');
    await expect(section.getByRole('alert')).toHaveText(errorOf('earliest', '2050', 'latest'));
    await button(section, words.startOver).click();
    await expect(secrecy).toHaveValue('10');
    await expect(section.getByRole('alert')).toHaveCount(0);
  });

  test('the address holds the inputs, and the brief prefills a review request', async ({
    page,
  }) => {
    await open(page, address);
    const section = await build(page);
    await section.getByLabel(words.system).fill('Archive & "vault"');
    await section.getByLabel(words.secrecy).fill('25');
    await section.getByLabel(regime('au').name).check();
    await expect(page).toHaveURL(/#brief=1&x=25/);
    await page.reload();
    await expect(sheet(section)).toContainText(`${words.brief}: Archive & "vault"`);
    await expect(section.getByLabel(words.secrecy)).toHaveValue('25');
    await expect(section.getByLabel(regime('au').name)).toBeChecked();

    await section.getByLabel(words.system).fill('Customer archive');
    await section.getByLabel(regime('au').name).uncheck();
    await button(section, words.attach).click();
    const dialog = page.getByRole('dialog', { name: architectureReview.title });
    const reviewField = (wanted: string) =>
      dialog.getByLabel(fieldNamed(fieldsOf(architectureReview), wanted).label);
    await expect(reviewField('architectureGoals')).toHaveValue(
      saying(words.inputsInRequestFor, { system: 'Customer archive', x: '25', y: '6' }),
    );
    await expect(reviewField('complianceNeeds')).toHaveValue(
      new RegExp(`^${regime('eu').name}, ${regime('us-civil').name}; next: `),
    );
  });
});

test('the files say that they need an account, and download after registration', async ({
  page,
}) => {
  await open(page, address);
  const section = await build(page);
  await expect(section.getByText(asksForAccount)).toBeVisible();
  await button(section, words.calendar).click();
  await expect(createDialog(page)).toContainText(words.whyAccount);
  await fillRegistration(page);
  const saved = page.waitForEvent('download');
  await submit(createDialog(page), labels.createAccount);
  const calendar = await textOf(await saved);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20301231');
  await expect(createDialog(page)).toBeHidden();
  await expect(section.getByText(openToYou)).toBeVisible();

  await section.getByLabel(words.system).fill('=1+1');
  const table = page.waitForEvent('download');
  await button(section, words.table).click();
  const text = await textOf(await table);
  expect(text).toContain("System,'=1+1,");
  expect(text.split('\r\n')).toHaveLength(14);
});

test('only the brief is printed, on one page', async ({ page }) => {
  await page.addInitScript(() => {
    const formats = ['A4', 'Letter'];
    globalThis.print = () =>
      document.documentElement.setAttribute('data-printed', formats.shift() ?? '');
  });
  await startSignedIn(page);
  await open(page, address);
  const section = await build(page);
  for (const { name } of regimes) await section.getByLabel(name).check();
  for (const format of ['A4', 'Letter']) {
    // Printing resets the print mode, so press the button each time.
    await button(section, words.print).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', format);
    const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' };
    const data = new Uint8Array(await page.pdf({ format, margin }));
    const pdf = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toContain(words.brief);
    expect(text).toMatch(saying(words.madeWith));
    expect(text).not.toContain(words.regimes);
    expect(text).not.toContain('Eight threats');
  }
});

test('inputs are remembered only after OK in the cookie banner', async ({ page }) => {
  const fresh = async () => {
    await page.goto('about:blank');
    await open(page, address);
    return build(page);
  };
  await open(page, address);
  const section = await build(page);
  const secrecy = section.getByLabel(words.secrecy);
  await secrecy.fill('33');
  await fresh();
  await expect(secrecy).toHaveValue('10');
  await page.getByRole('button', { name: labels.allow, exact: true }).click();
  await secrecy.fill('44');
  await fresh();
  await expect(secrecy).toHaveValue('44');
});

// Seen to fail: with the first values in place of what was typed.
test('an address with some of the inputs, as the inventory has it, leaves the others as typed', async ({
  page,
}) => {
  await open(page, address);
  const section = await build(page);
  await section.getByLabel(words.migration).fill('7');
  const hash = hashOfInputs({ ...defaultInputs, secrecy: 33 });
  await page.evaluate(
    (part) => {
      location.hash = part;
    },
    hash.replace(/&y=.*(?=&r=)/, ''),
  );
  await expect(section.getByLabel(words.secrecy)).toHaveValue('33');
  await expect(section.getByLabel(words.migration)).toHaveValue('7');
  await expect(section.getByLabel(words.system)).toBeFocused();
});

testWithoutScript('without script, an example, dates and sources can be read', async ({ page }) => {
  await page.goto(address);
  const section = page.locator('#brief');
  await expect(section.getByRole('img')).toBeVisible();
  await expect(section.getByText(saying(words.afterRange))).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  const dates = page.locator('#dates');
  await expect(dates.getByRole('link', { name: regime('us-civil').force })).toBeVisible();
});
