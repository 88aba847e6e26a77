import type { Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { email } from '../../src/ui/form/person-fields.ts';
import { menuWith, navLabel } from '../support/navigation.ts';
import { open } from '../support/open.ts';
import { pagesToCheck } from '../support/sample-pages.ts';
import { expect, test } from '../support/test.ts';
import { tour } from '../support/tour.ts';

// Without transitions each stop has its final look at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What Tab meets: a form with boxes and cards, tabs, controls in a figure. */
const kinds = ['/products-solutions', '/api', '/platform/communications'];

/** Listings arrive when they come on screen, and their links go: the way back would be another. */
async function showListings(page: Page): Promise<void> {
  const links = page.getByRole('main').getByRole('code').getByRole('link');
  while ((await links.count()) > 0) {
    const waiting = await links.count();
    await links.first().scrollIntoViewIfNeeded();
    await expect.poll(() => links.count()).toBeLessThan(waiting);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

for (const { path } of pagesToCheck(kinds)) {
  test(`${path} can be walked through by keyboard, and back`, async ({ page }) => {
    await open(page, path);
    await showListings(page);
    const { stops, faults } = await tour(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    // The tour ends where it began: at the cookie banner, whose answer leads to the skip link.
    await expect(page.getByRole('button', { name: labels.denyAll, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('an open dialog traps Tab in both directions, and Escape returns the focus', async ({
  page,
}) => {
  await open(page, '/about');
  const opener = page.getByRole('banner').getByRole('button', { name: labels.signIn });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: labels.signIn });
  await expect(dialog.getByRole('textbox', { name: email.label })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      // Between the last stop and the first the focus is in the browser's own controls.
      const outside = await page.evaluate(() => {
        const at = document.activeElement;
        return at && at !== document.body && !at.closest('dialog') ? at.outerHTML : null;
      });
      expect(outside, `${key}, ${step}`).toBeNull();
    }
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Tab moves from a dropdown’s button into its links, and the space bar toggles it', async ({
  page,
}) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: menuWith('/platform/communications') });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    header.getByRole('link', { name: navLabel('/platform/communications') }),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  for (const expanded of ['false', 'true']) {
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', expanded);
  }
});
