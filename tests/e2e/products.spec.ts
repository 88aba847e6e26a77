import type { Page } from '@playwright/test';

import { suite } from '../../src/content/pages/products-solutions/suite.ts';
import { products as all } from '../../src/content/products.ts';
import { open } from '../support/open.ts';
import {
  availableSheet,
  otherSheet,
  tryNowCount,
  productNames,
  sheetProduct,
} from '../support/products.ts';
import { expect, test } from '../support/test.ts';

const products = '/products-solutions';
const { id, name } = sheetProduct;
const sheet = (page: Page) => page.getByRole('dialog');

test('the six products have cards in order, each with its text, features, status and control', async ({
  page,
}) => {
  await page.goto(products);
  const cards = page.locator('#suite').getByRole('article');
  await expect(cards).toHaveCount(all.length);
  for (const [index, product] of all.entries()) {
    const card = cards.nth(index);
    const { subtitle, description, features } = suite[product.id];
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(product.name);
    await expect(card).toHaveAccessibleName(product.name);
    for (const text of [subtitle, description, ...features])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(
      card.getByText(product.available ? 'Available Now' : 'Coming Soon', { exact: true }),
    ).toBeVisible();
    const control = 'external' in product ? /^Try Now/ : /^Learn More/;
    await expect(card.getByRole('link', { name: control })).toHaveCount(1);
  }
});

test('a card opens its sheet and sets the address, and Back closes it', async ({ page }) => {
  await open(page, products);
  const opener = page.getByRole('link', { name: `Learn More about ${name}` });
  await opener.click();
  await expect(sheet(page)).toHaveAccessibleName(name);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(sheet(page).getByRole('heading', { name: name })).toBeFocused();
  await expect(sheet(page).getByRole('link', { name: /Tell me when it ships/ })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(sheet(page)).toHaveAccessibleName(name);
});

test('closing a sheet with Escape removes it from the address', async ({ page }) => {
  await open(page, products);
  await page.getByRole('link', { name: `Learn More about ${otherSheet.name}` }).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/products-solutions$/);
});

test('a shared link opens its sheet, and closing it stays on the page', async ({ page }) => {
  await open(page, `${products}#${otherSheet.id}`);
  await expect(sheet(page)).toHaveAccessibleName(otherSheet.name);
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/products-solutions$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the sheet of an available product offers its details', async ({ page }) => {
  test.skip(!availableSheet, 'no product with a sheet is available');
  await open(page, `${products}#${availableSheet?.id}`);
  await expect(sheet(page).getByText('Available Now')).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: /^Get product details/ })).toBeVisible();
});

test('two or three products can be compared, and a fourth cannot be selected', async ({ page }) => {
  const [first = '', second = '', third = '', fourth = ''] = productNames;
  await open(page, products);
  const comparison = page.getByRole('table', { name: 'Side by side' });
  const tick = (product: string) => page.getByRole('checkbox', { name: `Compare ${product}` });
  await expect(comparison).toHaveCount(0);
  await tick(first).check();
  await expect(page.getByText(`${first}: select one or two more to compare.`)).toBeVisible();
  await tick(second).check();
  const columns = comparison.getByRole('columnheader');
  await expect(columns).toHaveText(['Property', first, second]);
  await tick(third).check();
  await expect(columns).toHaveCount(4);
  await expect(tick(fourth)).toBeDisabled();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(tick(fourth)).toBeEnabled();
});

test('Try Now opens a new tab, or a mail where the product has no address', async ({ page }) => {
  await open(page, products);
  const links = page.getByRole('link', { name: /^Try Now/ });
  await expect(links).toHaveCount(tryNowCount);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    if (href.startsWith('mailto:')) continue;
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet opens and closes in the page', async ({ page }) => {
    await page.goto(products);
    await page.getByRole('link', { name: `Learn More about ${name}` }).click();
    await expect(page.getByRole('link', { name: /Tell me when it ships/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0);
    await page.getByRole('link', { name: `Close ${name}` }).click();
    await expect(page).toHaveURL(/#suite$/);
    await expect(page.getByRole('link', { name: /Tell me when it ships/ })).toHaveCount(0);
  });
});
