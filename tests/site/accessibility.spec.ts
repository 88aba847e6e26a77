import type { Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { newsletter } from '../../src/chrome/newsletter/newsletter.request.ts';
import { problem } from '../../src/ui/words.ts';
import { menuWith } from '../support/navigation.ts';
import { axeFaults } from '../support/axe.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { open } from '../support/open.ts';
import { checkedPages } from '../support/sample-pages.ts';
import { languages } from '../../src/config/languages.ts';
import { contactButton, subscribeButton } from '../support/forms.ts';
import { sideways } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

// axe injects itself into the page, which the site's policy forbids.
// Without motion it need not wait for what fades in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** @param part selector of what a state adds to a page that is checked whole */
async function expectNoFaults(page: Page, where: string, part?: string) {
  expect(await axeFaults(page, part), where).toEqual([]);
}

/** And a page of each other language. `audit/engines.spec.ts` checks every page in every language. */
const pagesToCheck = [
  ...checkedPages,
  ...languages.slice(1).map((language) => ({ path: `${language.path}/contact` })),
];

for (const { path } of pagesToCheck) {
  test(`${path} has no accessibility faults and does not scroll sideways`, async ({ page }) => {
    await open(page, path);
    await expectNoFaults(page, path);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `${path} at ${width} px`).toBe(0);
    }
  });
}

test('open menus, dialogs, errors and notices have no accessibility faults', async ({ page }) => {
  await keepMessages(page);
  await open(page, '/contact');
  await page.getByRole('button', { name: menuWith('/platform/zero-trust') }).click();
  await expectNoFaults(page, 'dropdown', 'header');
  await page.keyboard.press('Escape');
  await contactButton(page).click();
  await expect(page.getByText(problem)).toBeVisible();
  await expectNoFaults(page, 'errors', 'main form');
  await subscribeButton(page).click();
  await expect(page.getByText(newsletter.refused?.({})?.title ?? '')).toBeVisible();
  await expectNoFaults(page, 'notice', '[data-sonner-toaster]');
  await page.getByRole('button', { name: labels.outbox }).click();
  await expect(page.getByRole('dialog', { name: labels.outbox })).toBeVisible();
  await expectNoFaults(page, 'outbox');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: labels.menu, exact: true }).click();
  await expect(page.getByRole('dialog', { name: labels.menu })).toBeVisible();
  await expectNoFaults(page, 'mobile menu');
});
