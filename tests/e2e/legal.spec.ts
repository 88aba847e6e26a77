import * as labels from '../../src/config/words.ts';
import { company } from '../../src/config/site.ts';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { storedItems } from '../../src/config/stored-items.ts';
import {
  askDelete,
  deleted,
  deleteLocal,
  exportLocal,
  kept as keptItems,
} from '../../src/features/local-data/words.ts';
import { storedItems as itemsLabel } from '../../src/sections/words.ts';
import { onThisPage } from '../../src/ui/words.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { counted } from '../../src/lib/text/grammar.ts';
import { open } from '../support/open.ts';
import { saying } from '../support/saying.ts';
import { expect, test } from '../support/test.ts';

/** The build stops at a link to a section that is not there. */
const expectContents = async (page: Page) =>
  expect(
    await page.getByRole('navigation', { name: onThisPage }).getByRole('link').count(),
  ).toBeGreaterThan(5);

test('the privacy policy lists every stored item and the age limits', async ({ page }) => {
  await open(page, '/privacy');
  await expectContents(page);
  await expect(page.getByText(longDate(company.law.privacy.effective))).toBeVisible();
  const table = page.getByRole('table', { name: itemsLabel });
  for (const { key, purpose } of Object.values(storedItems)) {
    await expect(table.getByRole('row').filter({ hasText: key })).toContainText(purpose);
  }
  const { children } = company.law.privacy;
  if (children) await expect(page.getByText(children)).toBeVisible();
});

test('the terms state since when they hold and by which law', async ({ page }) => {
  await open(page, '/terms');
  await expectContents(page);
  await expect(page.getByText(longDate(company.law.terms.effective))).toBeVisible();
  await expect(page.getByText(company.jurisdiction.governingLaw)).toBeVisible();
});

test('local data can be exported and, after a confirmation, deleted', async ({ page }) => {
  const { cookieChoice } = storedItems;
  await open(page, '/privacy');
  await page.getByRole('button', { name: labels.denyAll }).click();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), cookieChoice.key))
    .toContain('denied');
  await page.evaluate(() => localStorage.setItem('foreign-item', '1'));
  const tools = page.getByText(counted(1, keptItems));
  await page.getByRole('button', { name: exportLocal }).hover();
  await expect(tools).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: exportLocal }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.items).toEqual([
    {
      key: cookieChoice.key,
      area: cookieChoice.area,
      purpose: cookieChoice.purpose,
      value: expect.objectContaining({ value: 'denied' }),
    },
  ]);

  await page.getByRole('button', { name: deleteLocal }).click();
  // A held Enter presses what has the focus.
  const question = page.getByRole('group', { name: saying(askDelete.one) });
  await expect(question.getByRole('button', { name: labels.keepIt })).toBeFocused();
  await page.getByRole('button', { name: labels.keepIt }).click();
  await expect(tools).toBeVisible();
  await page.getByRole('button', { name: deleteLocal }).click();
  await page.getByRole('button', { name: labels.deleteForGood }).click();
  await expect(page.getByText(deleted)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['foreign-item']);
  await page.reload();
  await expect(page.getByRole('region', { name: labels.cookies })).toBeVisible();
});

test('security.txt names a contact and a policy, and is valid for at least a month', async ({
  request,
  page,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const fields = (await response.text())
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2));
  // An owner with keys has more.
  expect(fields.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Contact', 'Expires', 'Canonical', 'Policy', 'Preferred-Languages']),
  );
  const value = (name: string) => fields.find(([field]) => field === name)?.[1] ?? '';
  expect(value('Contact')).toMatch(/^mailto:\S+@\S+$/);
  const days = (Date.parse(value('Expires')) - Date.now()) / 86_400_000;
  expect(days, 'build the site again to renew security.txt').toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  const policy = new URL(value('Policy'));
  await open(page, policy.pathname + policy.hash);
  await expectContents(page);
  await expect(page.locator(policy.hash)).toBeInViewport();
});
