import type { Page } from '@playwright/test';

import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const products = '/products-solutions';
const sheet = (page: Page) => page.getByRole('dialog');

test('a card opens its sheet by its address, and Back closes it', async ({ page }) => {
  await open(page, products);
  const opener = page.getByRole('link', { name: 'Learn More about Backup product' });
  await opener.click();
  await expect(sheet(page)).toHaveAccessibleName('Backup product');
  await expect(page).toHaveURL(/#backup$/);
  await expect(sheet(page).getByRole('heading', { name: 'Backup product' })).toBeFocused();
  await expect(sheet(page).getByRole('link', { name: /Tell me when it ships/ })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(sheet(page)).toHaveAccessibleName('Backup product');
});

test('closing a sheet by Escape takes it out of the address', async ({ page }) => {
  await open(page, products);
  await page.getByRole('link', { name: 'Learn More about Secure chat and voice' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/products-solutions$/);
});

test('a sheet that was linked to opens, and closing it stays on the page', async ({ page }) => {
  await open(page, `${products}#particlebeam`);
  await expect(sheet(page)).toHaveAccessibleName('Seabed-to-space wireless (ParticleBeam)');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/products-solutions$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what a sheet offers follows the product’s status', async ({ page }) => {
  await open(page, `${products}#storage-sharing`);
  await expect(sheet(page).getByText('Available Now')).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: /^Ask about it/ })).toBeVisible();
});

test('two or three products compare side by side; a fourth cannot be ticked', async ({ page }) => {
  await open(page, products);
  const tick = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  await expect(page.getByRole('table')).toHaveCount(0);
  await tick('Backup product').check();
  await expect(page.getByText('Backup product: tick one or two more to compare.')).toBeVisible();
  await tick('Secure chat and voice').check();
  const columns = page.getByRole('table').getByRole('columnheader');
  await expect(columns).toHaveText(['Property', 'Backup product', 'Secure chat and voice']);
  await tick('E-mail protection add-in').check();
  await expect(columns).toHaveCount(4);
  await expect(tick('Private AI aggregation platform')).toBeDisabled();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(tick('Private AI aggregation platform')).toBeEnabled();
});

test('Try Now asks by e-mail while a product has no address of its own', async ({ page }) => {
  await open(page, products);
  const links = page.getByRole('link', { name: /^Try Now/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^mailto:/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet is a part of the page', async ({ page }) => {
    await page.goto(products);
    await page.getByRole('link', { name: 'Learn More about Backup product' }).click();
    await expect(page.getByText('the place that stores it', { exact: false })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Close Backup product' }).click();
    await expect(page).toHaveURL(/#suite$/);
    await expect(page.getByRole('link', { name: /Tell me when it ships/ })).toHaveCount(0);
  });
});
