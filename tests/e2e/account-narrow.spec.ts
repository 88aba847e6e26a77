import * as labels from '../../src/config/labels.ts';
import { notice, openRegister, openSignIn, register } from '../support/account.ts';
import { full } from '../support/full.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu greets the visitor, opens the profile and signs out', async ({ page }) => {
    await keepMessages(page);
    await open(page, '/about');
    await register(page);
    const toggle = page.getByRole('button', { name: labels.menu, exact: true });
    await expect(toggle).toBeFocused();
    await toggle.click();
    const menu = page.getByRole('dialog', { name: labels.menu });
    await expect(menu.getByText('Welcome, Ada!')).toBeVisible();
    await menu.getByRole('button', { name: labels.profileSettings }).click();
    const profile = page.getByRole('dialog', { name: labels.profileSettings });
    await expect(profile).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('button', { name: labels.signOut }).click();
    await expect(menu).toBeHidden();
    await expect(notice(page, 'Signed out')).toBeVisible();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('button', { name: labels.signIn }).click();
    await expect(page.getByRole('dialog', { name: labels.signIn })).toBeVisible();
  });
});

test('Sign In and Get Access can be reached at every width', async ({ page }) => {
  await open(page, '/about');
  for (const width of full ? [320, 360, 390, 575, 576, 768, 991, 992, 1280] : [320, 992]) {
    await page.setViewportSize({ width, height: 700 });
    for (const openDialog of [openSignIn, openRegister]) {
      const dialog = await openDialog(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});
