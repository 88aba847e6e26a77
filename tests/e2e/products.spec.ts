import type { Page } from '@playwright/test';
import * as labels from '../../src/content/pages/products-solutions/words.ts';

import { suite, suiteSection } from '../../src/content/pages/products-solutions/suite.ts';
import { isSample } from '../../src/config/sample.ts';
import { neededBy } from '../../src/content/pages/products-solutions/product-names.ts';
import { services } from '../../src/content/product/offer.ts';
import { featuredId, productById, products as all } from '../../src/content/products.ts';
import { close, opensNewTab } from '../../src/ui/words.ts';
import { availableNow, comingSoon } from '../../src/sections/words.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { reservedHost } from '../../src/lib/mail/email-address.ts';
import { open } from '../support/open.ts';
import { sheetProduct, sheetRequest } from '../support/products.ts';
import { escaped, saying } from '../support/saying.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const products = '/products-solutions';
const { name } = sheetProduct;
const asks = sheetRequest(sheetProduct);
const sheet = (page: Page) => page.getByRole('dialog');

test('the products have cards in order, each with its text, features, status and control; Try Now opens a new tab', async ({
  page,
}) => {
  await page.goto(products);
  const cards = page.locator('#suite').getByRole('article');
  await expect(cards).toHaveCount(all.length);
  for (const [index, product] of all.entries()) {
    const card = cards.nth(index);
    const { name: called, subtitle, description, features } = suite[product.id];
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(called);
    await expect(card).toHaveAccessibleName(called);
    for (const text of [subtitle, description, ...features])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(
      card.getByText(product.available ? availableNow : comingSoon, { exact: true }),
    ).toBeVisible();
    const control = new RegExp(
      `^${product.external !== undefined ? labels.tryNow : labels.learnMore}`,
    );
    await expect(card.getByRole('link', { name: control })).toHaveCount(1);
  }
  const links = page.getByRole('link', { name: new RegExp(`^${labels.tryNow}`) });
  await expect(links).toHaveCount(all.filter(({ external }) => external !== undefined).length);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    // A mail, where the product has no address.
    if (href.startsWith('mailto:')) continue;
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(new RegExp(escaped(opensNewTab)));
  }

  // The featured product stands above the cards, with the same address under another label.
  const featured = productById(featuredId);
  const early = page.getByRole('link', { name: new RegExp(`^${labels.earlyAccess}`) });
  await expect(early).toHaveCount(featured ? 1 : 0);
  if (!featured) return;
  await expect(early).toHaveAttribute('href', featured.external || /^mailto:/);
  const above = await early.evaluate(
    (link, suiteId) =>
      link.compareDocumentPosition(document.getElementById(suiteId) ?? link) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    suiteSection.id,
  );
  expect(above).toBeGreaterThan(0);
});

test('a link to a sample address says so, and no other link does', async ({ page }) => {
  await open(page, products);
  const isSampleAddress = (address = '') => isSample && reservedHost(address) !== '';
  for (const { id, external } of all.filter((one) => one.external)) {
    const link = page.getByRole('link', { name: `${labels.tryNow} ${suite[id].name}` });
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription(
      isSampleAddress(external) ? saying(labels.sampleAddress) : '',
    );
  }
});

test('every service of the offer has its host, its price and the products that need it', async ({
  page,
}) => {
  await page.goto(products);
  for (const service of services) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: service.name, exact: true }) });
    await expect(card.getByRole('link', { name: service.name })).toHaveAttribute(
      'href',
      service.to,
    );
    await expect(card.getByRole('definition')).toHaveCount(3);
    await expect(card.getByRole('definition').last()).toHaveText(neededBy(service.under));
  }
});

test('Back from a sheet returns the focus to its card, Forward opens it again, and Escape leaves its address', async ({
  page,
}) => {
  await open(page, products);
  const opener = page.getByRole('link', {
    name: `${labels.learnMore} ${fill(labels.aboutProduct, { name })}`,
  });
  await opener.click();
  await expect(sheet(page).getByRole('link', { name: asks })).toBeVisible();
  await page.goBack();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(sheet(page)).toHaveAccessibleName(name);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/products-solutions$/);
});

test('up to three products can be compared', async ({ page }) => {
  const names = all.map(({ id }) => suite[id].name);
  test.skip(names.length < 2, 'There is one product.');
  await open(page, products);
  const comparison = page.getByRole('table', { name: labels.sideBySide });
  const tick = (product = '') =>
    page.getByRole('checkbox', { name: `${labels.compare} ${product}` });
  await expect(comparison).toHaveCount(0);
  const more = names.length > 2 ? labels.selectOneOrTwoMore : labels.selectOneMore;
  await tick(names[0]).check();
  await expect(page.getByText(fill(more, { name: names[0] ?? '' }))).toBeVisible();
  await tick(names[1]).check();
  const columns = comparison.getByRole('columnheader');
  await expect(columns).toHaveText([labels.property, ...names.slice(0, 2)]);
  for (const third of names.slice(2, 3)) await tick(third).check();
  for (const fourth of names.slice(3)) await expect(tick(fourth)).toBeDisabled();
  await expect(columns).toHaveText([labels.property, ...names.slice(0, 3)]);
  await page.getByRole('button', { name: labels.clear }).click();
  // Seen to fail: the focus went with the button.
  await expect(tick(names[0])).toBeFocused();
  await expect(comparison).toHaveCount(0);
  for (const fourth of names.slice(3)) await expect(tick(fourth)).toBeEnabled();
});

testWithoutScript('without script, a sheet opens and closes in the page', async ({ page }) => {
  await page.goto(products);
  await page
    .getByRole('link', { name: `${labels.learnMore} ${fill(labels.aboutProduct, { name })}` })
    .click();
  await expect(page.getByRole('link', { name: asks })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: labels.compare })).toHaveCount(0);
  await page.getByRole('link', { name: `${close} ${name}` }).click();
  await expect(page).toHaveURL(/#suite$/);
  await expect(page.getByRole('link', { name: asks })).toHaveCount(0);
});
