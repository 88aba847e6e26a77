import { expect, test, type Page } from '@playwright/test';

import { timing } from '../../src/config/timing.ts';
import { open } from '../support/open.ts';

const openSheet = (page: Page) => open(page, '/dev');

test('tabs follow the focus, arrows loop, Home and End jump', async ({ page }) => {
  await openSheet(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('One').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Three')).toBeFocused();
  await expect(page.getByText('Third panel')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('One')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Three')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(page.getByText('First panel')).toBeVisible();
  await tab('Two').click();
  await expect(page.getByText('Second panel')).toBeVisible();
});

test('a tooltip waits, its neighbor does not, Escape hides it, focus shows it', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await openSheet(page);
  // Code comes at the first intent; a dialog that opens says that it is there.
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  const first = page.getByRole('tooltip', { name: 'Explains the first one.' });
  const second = page.getByRole('tooltip', { name: 'Explains the second one.' });
  await page.getByRole('button', { name: 'First hint' }).hover();
  await page.clock.runFor(timing.tooltipOpenDelayMs - 1);
  await expect(first).toBeHidden();
  await page.clock.runFor(1);
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Second hint' }).hover();
  await page.clock.runFor(150);
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await page.getByRole('button', { name: 'First hint' }).focus();
  await expect(first).toBeVisible();
});

test('a dialog takes the focus to its content, keeps it, and gives it back', async ({ page }) => {
  await openSheet(page);
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByLabel('Text')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
