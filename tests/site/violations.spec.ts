import type { Page } from '@playwright/test';

import * as labels from '../../src/config/labels.ts';
import { pages } from '../support/dist.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// support/test.ts fails these tests on any violation, error or request to another origin.

async function pressAll(page: Page): Promise<number> {
  const buttons = page.locator('button:visible');
  const count = await buttons.count();
  let pressed = 0;
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
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

test('a violation in any tab is noticed', async ({ context }) => {
  test.fail(true, 'The violation must fail this test.');
  const other = await context.newPage();
  await open(other, '/about');
  await other.evaluate(() => document.body.setAttribute('style', 'color: red'));
});

test('every page opens without a violation', async ({ page }) => {
  test.skip(!full, 'A short run opens the sample in e2e/nothing-inert.spec.ts.');
  for (const { path } of pages) {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main')).toBeVisible();
  }
});

// In a short run e2e/nothing-inert.spec.ts presses them by script alone.
for (const { path } of full ? pages : []) {
  test(`every button of ${path} works without a violation`, async ({ page }) => {
    test.slow();
    await open(page, path);
    expect(await pressAll(page)).toBeGreaterThan(5);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.getByRole('button', { name: labels.menu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: labels.menu });
    for (const button of await menu.getByRole('button').all()) {
      if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => {});
    }
  });
}
