import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

import { axeFaults } from '../support/axe.ts';
import { pages } from '../support/dist.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// The checker injects itself into the page, which the site's policy rightly forbids.
test.use({ bypassCSP: true });

/** What the check of contrast tells of a text; its size reads `12.4pt (16.575px)`. */
const contrastData = v.object({ fontSize: v.string() });

async function expectNoFaults(page: Page, where: string) {
  expect(await axeFaults(page), where).toEqual([]);
}

/** Of at least this size text is to be read; what is smaller is a hint or a caption, and keeps to AA. */
const runningTextPx = 16;

/** Text of the page itself below 7:1, or 4.5:1 where it is large (WCAG 2.2, 1.4.6). */
async function faintText(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    // A word in the color of a signal, and numerals that only decorate, keep to AA.
    .exclude('.text-alpha, [aria-hidden=true]')
    .withRules(['color-contrast-enhanced'])
    .analyze();
  return violations
    .flatMap(({ nodes }) => nodes)
    .filter(({ any: [check] }) => {
      const { fontSize } = v.parse(contrastData, check?.data);
      return Number(/\(([\d.]+)px/.exec(fontSize)?.[1]) >= runningTextPx;
    })
    .map(({ html }) => html);
}

for (const { path } of pages) {
  test(`${path} has no accessibility faults and nothing scrolls sideways`, async ({ page }) => {
    await open(page, path);
    await expectNoFaults(page, path);
    expect(await faintText(page)).toEqual([]);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  });
}

test('open menus, dialogs, errors and notices have no accessibility faults', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Platform' }).click();
  await expectNoFaults(page, 'dropdown');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expectNoFaults(page, 'errors');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Email Required')).toBeVisible();
  await expectNoFaults(page, 'notice');
  await page.getByRole('button', { name: 'Outbox' }).click();
  await expect(page.getByRole('dialog', { name: 'Outbox' })).toBeVisible();
  await expectNoFaults(page, 'outbox');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoFaults(page, 'mobile menu');
});
