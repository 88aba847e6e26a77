import * as labels from '../../src/config/labels.ts';
import {
  createDialog,
  field,
  fillRegistration,
  openRegister,
  openSignIn,
  signInDialog,
  signOut,
  startRegistered,
  submit,
  userButton,
} from '../support/account.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('sign-in and registration lead to each other and keep the e-mail', async ({ page }) => {
  await open(page, '/about');
  const signingIn = await openSignIn(page);
  await submit(signingIn, labels.signIn);
  await expect(signingIn.getByRole('link', { name: 'Email is required' })).toBeVisible();
  await expect(signingIn.getByRole('link', { name: 'Password is required' })).toBeVisible();
  await field(signingIn, 'Email').fill('ada@example.com');
  await field(signingIn, 'Password').fill('secret');
  await signingIn.getByRole('button', { name: labels.createAccount }).click();
  const creating = createDialog(page);
  await expect(field(creating, 'Email')).toHaveValue('ada@example.com');
  await expect(field(creating, 'Password')).toHaveValue('');
  await expect(field(creating, 'First name')).toBeFocused();
  await creating.getByRole('button', { name: labels.signIn }).click();
  await expect(field(signInDialog(page), 'Email')).toHaveValue('ada@example.com');
  await expect(field(signInDialog(page), 'Password')).toBeFocused();
});

test('a password can be shown, pasted and filled in by a password manager', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/about');
  const dialog = await openSignIn(page);
  const password = field(dialog, 'Password');
  await expect(field(dialog, 'Email')).toHaveAttribute('autocomplete', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate(() => navigator.clipboard.writeText('pasted text'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted text');
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await submit(dialog, labels.signIn);
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Escape');

  await openRegister(page);
  const tokens = {
    'First name': 'given-name',
    'Last name': 'family-name',
    Email: 'email',
    Company: 'organization',
    'Job title': 'organization-title',
    'Phone (optional)': 'tel',
    Password: 'new-password',
    'Confirm password': 'new-password',
  };
  for (const [label, token] of Object.entries(tokens)) {
    await expect(field(createDialog(page), label)).toHaveAttribute('autocomplete', token);
  }
});

test('an e-mail with an account here gets a hint and can still register', async ({ page }) => {
  await startRegistered(page);
  await open(page, '/about');
  await signOut(page);
  const dialog = await openRegister(page);
  const hint = dialog.getByRole('status').filter({ hasText: 'exists in this browser' });
  await expect(hint).toBeHidden();
  await fillRegistration(page, { Email: 'ADA@example.com', 'First name': 'Augusta' });
  await expect(hint).toBeVisible();
  await submit(dialog, labels.createAccount);
  await expect(userButton(page, 'Augusta')).toBeVisible();

  await signOut(page, 'Augusta');
  await openRegister(page);
  await field(dialog, 'Email').fill('ada@example.com');
  await hint.getByRole('button', { name: 'Sign in instead?' }).click();
  await expect(field(signInDialog(page), 'Email')).toHaveValue('ada@example.com');
});

test('the dialog is at most 90% of the window’s height and scrolls to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 520 });
  await open(page, '/about');
  const dialog = await openRegister(page);
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.9 * 520 + 1);
  await dialog.getByRole('button', { name: labels.signIn }).click();
  await expect(signInDialog(page)).toBeVisible();
});
