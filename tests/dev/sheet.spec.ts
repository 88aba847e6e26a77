import type { Page } from '@playwright/test';

import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const openSheet = (page: Page) => open(page, '/dev');

test('tabs follow arrow keys in a loop, Home and End', async ({ page }) => {
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

test('a dialog moves the focus to its content, traps it, and returns it', async ({ page }) => {
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
