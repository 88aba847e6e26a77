import type { Page } from '@playwright/test';

import {
  createDialog,
  fillRegistration,
  openProfile,
  openRegister,
  openSignIn,
  submit,
  userButton,
} from '../support/account.ts';
import { axeFaults } from '../support/axe.ts';
import { full } from '../support/full.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// axe injects itself into the page, which the site's policy forbids.
test.use({ bypassCSP: true });

async function expectNoFaults(page: Page, where: string) {
  expect(await axeFaults(page), where).toEqual([]);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`no state of the account has accessibility faults at ${viewport.width} px`, async ({
    page,
  }) => {
    test.skip(!full, 'A short run checks the dialogs of site/accessibility.spec.ts.');
    await keepMessages(page);
    await page.setViewportSize(viewport);
    await open(page, '/about');
    const signingIn = await openSignIn(page);
    await expectNoFaults(page, 'login');
    await submit(signingIn, 'Sign In');
    await expectNoFaults(page, 'login with errors');
    await signingIn.getByText('Forgot your password?').click();
    await expectNoFaults(page, 'forgotten password');
    await page.keyboard.press('Escape');

    const creating = await openRegister(page);
    await expectNoFaults(page, 'register');
    await submit(creating, 'Create Account');
    await expectNoFaults(page, 'register with errors');
    await fillRegistration(page);
    await submit(createDialog(page), 'Create Account');
    await expect(creating).toBeHidden();
    const notice = page.locator('li', { hasText: 'Account created successfully!' });
    await expect(notice).toHaveCSS('opacity', '1');
    await expectNoFaults(page, 'signed in, with a notice');

    if (viewport.width < 992) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByText('Welcome, Ada!')).toBeVisible();
      await expectNoFaults(page, 'menu');
      return;
    }
    await userButton(page).click();
    await expectNoFaults(page, 'user menu');
    await page.keyboard.press('Escape');
    const profile = await openProfile(page);
    await expectNoFaults(page, 'profile');
    await profile.getByRole('button', { name: 'Change password' }).click();
    await profile.getByRole('button', { name: /^Delete account and/ }).click();
    await expectNoFaults(page, 'profile with errors and a question');
  });
}
