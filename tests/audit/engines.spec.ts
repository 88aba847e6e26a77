import type { Page } from '@playwright/test';

import {
  createDialog,
  openProfile,
  openRegister,
  openSignIn,
  register,
  submit,
} from '../support/account.ts';
import { enterprise, openDialog, partner, review, submitIn } from '../support/dialog-forms.ts';
import { pages } from '../support/dist.ts';
import { faultsOf } from '../support/engines.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// The checkers inject themselves into the page, which the site's policy rightly forbids.
test.use({ bypassCSP: true });
test.setTimeout(180_000);

const widths = [320, 768, 1280];
const colors = ['none', 'active'] as const;

/** States that a visitor can bring about, each from a page just opened. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'cookie banner': async (page) => {
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Deny all' })).toBeVisible();
  },
  'errors of a form': async (page) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
  },
  notice: async (page) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Email Required')).toBeVisible();
  },
  outbox: async (page) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Outbox' }).click();
    await expect(page.getByRole('dialog', { name: 'Outbox' })).toBeVisible();
  },
  'ready to send': async (page) => {
    await open(page, '/platform/communications');
    await page.getByRole('link', { name: 'Request a Technical Demo' }).click();
    await expect(page.getByRole('region', { name: 'Ready to send' })).toBeVisible();
  },
  'sign in': async (page) => {
    await open(page, '/about');
    const dialog = await openSignIn(page);
    await submit(dialog, 'Sign In');
    await expect(dialog.getByText('There is a problem')).toBeVisible();
  },
  ...Object.fromEntries(
    [review, enterprise, partner].map((form) => [
      form.enquiry.id,
      async (page: Page) => {
        await open(page, form.path);
        const dialog = await openDialog(page, form);
        await submitIn(dialog, form).click();
        await expect(dialog.getByRole('alert')).toBeVisible();
      },
    ]),
  ),
};

for (const forcedColors of colors) {
  for (const width of widths) {
    test.describe(`${width} px, forced colors ${forcedColors}`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { forcedColors } });

      for (const { path } of pages) {
        test(path, async ({ page }) => {
          await open(page, path);
          expect(await faultsOf(page)).toEqual([]);
        });
      }

      for (const [name, reach] of Object.entries(states)) {
        test(name, async ({ page }) => {
          await reach(page);
          expect(await faultsOf(page)).toEqual([]);
        });
      }

      if (width === 1280) {
        test('registering and the profile', async ({ page }) => {
          await open(page, '/about');
          await openRegister(page);
          await submit(createDialog(page), 'Create Account');
          await expect(createDialog(page).getByText('There is a problem')).toBeVisible();
          expect(await faultsOf(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await register(page);
          await openProfile(page);
          expect(await faultsOf(page)).toEqual([]);
        });
        test('a dropdown of the header', async ({ page }) => {
          await open(page, '/about');
          await page.getByRole('button', { name: 'Platform' }).click();
          expect(await faultsOf(page)).toEqual([]);
        });
      } else {
        test('the menu of narrow windows', async ({ page }) => {
          await open(page, '/about');
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
          expect(await faultsOf(page)).toEqual([]);
        });
      }
    });
  }
}
