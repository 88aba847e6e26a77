import { timing } from '../../src/config/timing.ts';
import { openStill } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a badge’s tooltip opens after a delay, the next one at once; focus shows it, Escape hides it', async ({
  page,
}) => {
  await openStill(page, '/products-solutions');
  // Inside a link there is no tooltip.
  const badge = (words: string) =>
    page.getByText(words, { exact: true }).and(page.locator('main :not(a *)')).first();
  const tip = page.getByRole('tooltip');
  await badge('Available Now').hover();
  // The tooltip's code has loaded once its element exists.
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeAttached();
  await page.clock.runFor(timing.tooltipOpenDelayMs - 1);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toHaveText(/^Shipping today/);
  await expect(badge('Available Now')).toHaveAccessibleDescription(/^Shipping today/);
  await badge('Coming Soon').hover();
  await page.clock.runFor(1);
  await expect(tip).toHaveText(/^In development/);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await badge('Available Now').focus();
  await expect(tip).toHaveText(/^Shipping today/);
});
