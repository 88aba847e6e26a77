import type { Page } from '@playwright/test';

import { routes } from '../../src/routes.ts';
import { pages } from '../support/dist.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// What is looked for is in support/test.ts: no violation, no error, no foreign request.

/** The full run presses everything everywhere; in every run e2e/nothing-inert.spec.ts does so by script. */
const sample = new Set(['/contact']);

/** Presses every button that can be pressed, one after another, leaving whatever it opened. */
async function pressAll(page: Page): Promise<number> {
  const buttons = page.locator('button:visible');
  const count = await buttons.count();
  let pressed = 0;
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    // What one button opened may have taken others away.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click({ timeout: 2_000, noWaitAfter: true }).catch(() => {});
    pressed += 1;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const dialog = page.locator('dialog[open]').last();
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
  }
  return pressed;
}

test('a violation is noticed, in whichever tab', async ({ context }) => {
  test.fail(true, 'What watches every test must fail this one.');
  const other = await context.newPage();
  await open(other, '/about');
  await other.evaluate(() => document.body.setAttribute('style', 'color: red'));
});

test('every page opens under its policy, in its own time and woken at once', async ({ page }) => {
  // The pages of the table are opened, and everything in them pressed, in e2e/nothing-inert.spec.ts.
  const tabled = new Set<string>(routes.map(({ path }) => path));
  for (const { path } of pages.filter((other) => full || !tabled.has(other.path))) {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main')).toBeVisible();
  }
});

for (const { path } of pages.filter((other) => full || sample.has(other.path))) {
  test(`every button of ${path} works under the policy`, async ({ page }) => {
    test.slow();
    await open(page, path);
    expect(await pressAll(page)).toBeGreaterThan(5);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const button of await menu.getByRole('button').all()) {
      if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => {});
    }
  });
}
