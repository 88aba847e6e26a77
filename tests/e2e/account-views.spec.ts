import * as labels from '../../src/config/words.ts';
import { loginFields } from '../../src/features/account/fields.ts';
import { knownEmail, signedOut, signInInstead, welcome } from '../../src/features/account/words.ts';
import { show } from '../../src/ui/words.ts';
import { fill } from '../../src/lib/text/fill.ts';
import {
  createDialog,
  field,
  fillRegistration,
  notice,
  openRegister,
  openSignIn,
  register,
  signInDialog,
  signOut,
  startRegistered,
  submit,
  userButton,
} from '../support/account.ts';
import { full } from '../support/full.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { messageOf } from '../support/message-of.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const [email, secret] = loginFields;

test('sign-in and registration lead to each other and keep the e-mail', async ({ page }) => {
  await open(page, '/about');
  const signingIn = await openSignIn(page);
  await submit(signingIn, labels.signIn);
  await expect(signingIn.getByRole('link', { name: messageOf(email) })).toBeVisible();
  await expect(signingIn.getByRole('link', { name: messageOf(secret) })).toBeVisible();
  await field(signingIn, 'email').fill('ada@example.com');
  await field(signingIn, 'password').fill('secret');
  await signingIn.getByRole('button', { name: labels.createAccount }).click();
  const creating = createDialog(page);
  await expect(field(creating, 'email')).toHaveValue('ada@example.com');
  await expect(field(creating, 'password')).toHaveValue('');
  await expect(field(creating, 'firstName')).toBeFocused();
  await creating.getByRole('button', { name: labels.signIn }).click();
  await expect(field(signInDialog(page), 'email')).toHaveValue('ada@example.com');
  await expect(field(signInDialog(page), 'password')).toBeFocused();
});

// Seen to fail: without the line, to which nothing else in the dialog leads.
test('a customer who looks for the product’s sign-in is led to support', async ({ page }) => {
  await open(page, '/about');
  const dialog = await openSignIn(page);
  await dialog.locator('[href="/contact#support"]').click();
  await expect(page).toHaveURL('/contact#support');
});

test('a password can be shown, pasted and filled in by a password manager', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/about');
  const dialog = await openSignIn(page);
  const password = field(dialog, 'password');
  await expect(field(dialog, 'email')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate(() => navigator.clipboard.writeText('pasted text'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted text');
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: `${show} ${secret.label}` }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await submit(dialog, labels.signIn);
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Escape');

  await openRegister(page);
  const tokens = {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'username',
    company: 'organization',
    jobTitle: 'organization-title',
    phone: 'tel',
    password: 'new-password',
    confirmPassword: 'new-password',
  };
  for (const [name, token] of Object.entries(tokens)) {
    await expect(field(createDialog(page), name)).toHaveAttribute('autocomplete', token);
  }
});

test('an e-mail with an account here gets a hint and can still register', async ({ page }) => {
  await startRegistered(page);
  await open(page, '/about');
  await signOut(page);
  const dialog = await openRegister(page);
  const hint = dialog.getByRole('status').filter({ hasText: knownEmail });
  await expect(hint).toBeHidden();
  await fillRegistration(page, { email: 'ADA@example.com', firstName: 'Augusta' });
  await expect(hint).toBeVisible();
  await submit(dialog, labels.createAccount);
  await expect(userButton(page, 'Augusta')).toBeVisible();

  await signOut(page, 'Augusta');
  await openRegister(page);
  await field(dialog, 'email').fill('ada@example.com');
  await hint.getByRole('button', { name: signInInstead }).click();
  await expect(field(signInDialog(page), 'email')).toHaveValue('ada@example.com');
});

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
    await expect(menu.getByText(fill(welcome, { name: 'Ada' }))).toBeVisible();
    await menu.getByRole('button', { name: labels.profileSettings }).click();
    const profile = page.getByRole('dialog', { name: labels.profileSettings });
    await expect(profile).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('button', { name: labels.signOut }).click();
    await expect(menu).toBeHidden();
    await expect(notice(page, signedOut)).toBeVisible();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('button', { name: labels.signIn }).click();
    await expect(page.getByRole('dialog', { name: labels.signIn })).toBeVisible();
  });
});

test('Sign In and Get Access can be reached at every width, in dialogs of at most 90% of the height', async ({
  page,
}) => {
  await open(page, '/about');
  for (const width of full ? [320, 360, 390, 575, 576, 768, 991, 992, 1280] : [320, 992]) {
    await page.setViewportSize({ width, height: 700 });
    for (const openDialog of [openSignIn, openRegister]) {
      const dialog = await openDialog(page);
      expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(0.9 * 700 + 1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});
