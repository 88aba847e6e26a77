import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const itLeaders = '/solutions/it-leaders';

const table = (page: Page) => page.locator('#threats').getByRole('table');
const names = (page: Page) => table(page).getByRole('rowheader');
const sortBy = (page: Page, name: string) => table(page).getByRole('button', { name }).click();

test('the threats sort by each column: ascending, descending, unsorted', async ({ page }) => {
  await open(page, itLeaders);
  await expect(names(page)).toHaveCount(8);
  await expect(names(page).first()).toContainText('Harvest now, decrypt later');

  await sortBy(page, 'Threat');
  await expect(names(page).first()).toContainText('Failure of a new algorithm');
  const head = table(page).getByRole('columnheader', { name: 'Threat' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await sortBy(page, 'Threat');
  await expect(names(page).first()).toContainText('Unknown inventory');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Threat');
  await expect(names(page).first()).toContainText('Harvest now, decrypt later');
  await expect(head).not.toHaveAttribute('aria-sort');

  await sortBy(page, 'Impact');
  await expect(names(page).first()).toContainText('Symmetric and hash weakening');
  await sortBy(page, 'Timeline');
  await expect(names(page).last()).toContainText('Symmetric and hash weakening');
});

test('the horizon filters the table, is in the address, and Back undoes it', async ({ page }) => {
  await open(page, itLeaders);
  await page.getByRole('button', { name: 'CRQC', exact: true }).click();
  await expect(page.getByText('3 of 8 threats')).toBeVisible();
  await expect(names(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?horizon=CRQC$/);
  await page.goBack();
  await expect(names(page)).toHaveCount(8);

  await open(page, `${itLeaders}?horizon=now`);
  await expect(page.getByText('5 of 8 threats')).toBeVisible();
  await expect(names(page)).toHaveCount(5);
});

test('the CSV holds the rows and order of the table, with sources', async ({ page }) => {
  await open(page, `${itLeaders}?horizon=CRQC`);
  await expect(names(page)).toHaveCount(3);
  await sortBy(page, 'Threat');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('threat-landscape.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toContain('Threat,Horizon,Timeline');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    'Forged signatures',
    'RSA and ECC key establishment broken',
    'Symmetric and hash weakening',
  ]);
  expect(lines[1]).toContain('https://csrc.nist.gov/pubs/fips/204/final');
});

test('every note of the table links to its source', async ({ page }) => {
  await open(page, itLeaders);
  const notes = page.getByRole('link', { name: /^Source \d+ \(/ });
  for (const note of await notes.all()) {
    const number = (await note.textContent()) ?? '';
    await expect(page.locator(`#source-${number}`).getByRole('link')).toHaveCount(1);
  }
  const [first] = await notes.all();
  await first?.press('Enter');
  await expect(page).toHaveURL(/#source-\d+$/);
});

test('on a phone the rows stack and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, itLeaders);
  const cells = table(page).getByRole('row').nth(1).getByRole('cell');
  const [timeline, impact] = await Promise.all([
    cells.nth(0).boundingBox(),
    cells.nth(1).boundingBox(),
  ]);
  expect(timeline?.x).toBe(impact?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('every request of the military page is below the warning about classified information', async ({
  page,
}) => {
  await open(page, '/solutions/military');
  const links = page.getByRole('link', { name: /^(?:Request a Classified Demo|Ask for evidence)/ });
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) {
    const warning = link.locator('..').getByRole('note');
    await expect(warning).toContainText('E-mail is not for classified or controlled information.');
    const [above, below] = await Promise.all([warning.boundingBox(), link.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole threat table can be read, and no dead button is shown', async ({ page }) => {
    await page.goto(`${itLeaders}?horizon=now`);
    await expect(names(page)).toHaveCount(8);
    await expect(table(page).getByText('AES-256, SHA-384; no change needed')).toBeVisible();
    await expect(table(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden();
  });
});
