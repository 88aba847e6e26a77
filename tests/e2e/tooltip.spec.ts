import { dataName, withData } from '../../src/lib/dom/attributes.ts';
import * as timing from '../../src/config/timing.ts';
import { openStill } from '../support/open.ts';
import { sheetProduct } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

test('a badge’s tooltip opens after a delay, the next one at once; focus shows it, Escape hides it', async ({
  page,
}) => {
  await openStill(page, '/products-solutions');
  const badges = page.getByRole('main').locator(withData('hint'));
  const [first, second] = [badges.nth(0), badges.nth(1)];
  const [hint = '', nextHint = ''] = await badges.evaluateAll(
    (all, name) => all.map((badge) => badge.getAttribute(name) ?? ''),
    dataName('hint'),
  );
  const tip = page.getByRole('tooltip');
  await first.hover();
  // The tooltip's code has loaded once its element exists.
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeAttached();
  await page.clock.runFor(timing.tooltipOpenDelayMs - 1);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toHaveText(hint);
  await expect(first).toHaveAccessibleDescription(hint);
  await second.hover();
  await page.clock.runFor(1);
  await expect(second).toHaveAccessibleDescription(nextHint);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await first.focus();
  await expect(tip).toHaveText(hint);
});

// Seen to fail: beside the open dialog the tooltip could not be pointed at, and Escape closed both.
test('a tooltip in a dialog stays while the pointer is on it, and Escape hides it alone', async ({
  page,
}) => {
  await openStill(page, `/products-solutions#${sheetProduct.id}`);
  const sheet = page.getByRole('dialog');
  await sheet.locator(withData('hint')).hover();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeAttached();
  await page.clock.runFor(timing.tooltipOpenDelayMs);
  const tip = sheet.getByRole('tooltip');
  await tip.hover();
  await page.clock.runFor(1000);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(sheet).toBeVisible();
});
