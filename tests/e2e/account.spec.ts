import {
  ada,
  createDialog,
  field,
  fillRegistration,
  notice,
  openRegister,
  openSignIn,
  register,
  signIn,
  signInDialog,
  signOut,
  submit,
  userButton,
} from '../support/account.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('registering signs in, closes, says so, and lasts over pages', async ({ page }) => {
  await open(page, '/about');
  const dialog = await openRegister(page);
  await expect(dialog).toContainText(
    'Get access to premium content, whitepapers, and exclusive resources',
  );
  await expect(dialog).toContainText(
    'This account is kept only in this browser on this device. It is not sent to us.',
  );
  await expect(field(dialog, 'First name')).toBeFocused();
  await expect(field(dialog, 'Industry')).toHaveAttribute(
    'placeholder',
    'Technology, Finance, Healthcare',
  );
  await fillRegistration(page);
  await submit(dialog, 'Create Account');

  await expect(notice(page, 'Account created successfully!')).toContainText('Success');
  await expect(dialog).toBeHidden();
  await expect(userButton(page)).toBeFocused();
  await open(page, '/contact');
  await expect(userButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Access' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
});

test('every missing field is named, at the field and in a summary that takes the focus', async ({
  page,
}) => {
  await open(page, '/about');
  const dialog = await openRegister(page);
  await submit(dialog, 'Create Account');
  const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Company is required',
    'Job title is required',
    'Industry is required',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ]);
  await summary.getByRole('link', { name: 'Email is required' }).click();
  const email = field(dialog, 'Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Error: Email is required');
  await email.fill('ada@');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Error: Invalid email address');
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveTitle(/^Error: /);
});

test('passwords that differ are refused in a notice and at the field', async ({ page }) => {
  await open(page, '/about');
  const dialog = await openRegister(page);
  await fillRegistration(page, { 'Confirm password': 'correct house' });
  await submit(dialog, 'Create Account');
  await expect(notice(page, 'Passwords do not match').last()).toBeVisible();
  await expect(field(dialog, 'Confirm password')).toHaveAccessibleDescription(
    'Error: Passwords do not match',
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await field(dialog, 'Password').fill('correct house');
  await expect(field(dialog, 'Confirm password')).not.toHaveAttribute('aria-invalid');
});

test('while an account is being made the button says so, and a second click makes no second one', async ({
  page,
}) => {
  await open(page, '/about');
  const dialog = await openRegister(page);
  await fillRegistration(page);
  await dialog.evaluate((element) => {
    const labels: string[] = [];
    Object.assign(globalThis, { labels });
    new MutationObserver(() => {
      const button = element.querySelector<HTMLButtonElement>('[type=submit]');
      if (button?.disabled) labels.push(button.textContent);
    }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).evaluate((button) => {
    // A double click, and Enter with a click: before the page has drawn anything.
    const { form } = button as HTMLButtonElement;
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(userButton(page)).toBeVisible();
  const { labels, users } = await page.evaluate(() => ({
    labels: (globalThis as unknown as { labels: string[] }).labels,
    users: Object.values({ ...localStorage })
      .join()
      .match(/"verifier"/g)?.length,
  }));
  expect(labels[0]).toBe('Creating Account...');
  expect(users).toBe(1);
});

test('signing in takes the exact e-mail and password, and says only that one of them is wrong', async ({
  page,
}) => {
  await open(page, '/about');
  await register(page);
  await signOut(page);
  await expect(notice(page, 'Signed out')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeFocused();

  const dialog = await signIn(page, ada.Email, 'correct house');
  await expect(dialog).toContainText('Access exclusive content and resources');
  const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText('Invalid email or password');
  await expect(summary).toBeFocused();
  await expect(notice(page, 'Invalid email or password').last()).toBeVisible();
  await field(dialog, 'Email').fill('nobody@example.com');
  await expect(summary).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('Invalid email or password');

  await field(dialog, 'Email').fill(ada.Email);
  await field(dialog, 'Password').fill(ada.Password);
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Welcome back!')).toContainText('Success');
  await expect(dialog).toBeHidden();
  await expect(userButton(page)).toBeFocused();
});

test('the two views lead to each other and keep the e-mail', async ({ page }) => {
  await open(page, '/about');
  const signingIn = await openSignIn(page);
  await submit(signingIn, 'Sign In');
  await expect(signingIn.getByRole('link', { name: 'Email is required' })).toBeVisible();
  await expect(signingIn.getByRole('link', { name: 'Password is required' })).toBeVisible();
  await field(signingIn, 'Email').fill('ada@example.com');
  await field(signingIn, 'Password').fill('secret');
  await signingIn.getByRole('button', { name: 'Create Account' }).click();
  const creating = createDialog(page);
  await expect(field(creating, 'Email')).toHaveValue('ada@example.com');
  await expect(field(creating, 'Password')).toHaveValue('');
  await expect(field(creating, 'First name')).toBeFocused();
  await creating.getByRole('button', { name: 'Sign In' }).click();
  await expect(field(signInDialog(page), 'Email')).toHaveValue('ada@example.com');
  await expect(field(signInDialog(page), 'Password')).toBeFocused();
});

test('password fields can be shown, pasted into and filled by a manager', async ({
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
  await submit(dialog, 'Sign In');
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

test('an e-mail that is known here gets a hint that hinders nobody', async ({ page }) => {
  await open(page, '/about');
  await register(page);
  await signOut(page);
  const dialog = await openRegister(page);
  const hint = dialog.getByRole('status').filter({ hasText: 'exists in this browser' });
  await expect(hint).toBeHidden();
  await fillRegistration(page, { Email: 'ADA@example.com', 'First name': 'Augusta' });
  await expect(hint).toBeVisible();
  await submit(dialog, 'Create Account');
  await expect(userButton(page, 'Augusta')).toBeVisible();

  await signOut(page, 'Augusta');
  await openRegister(page);
  await field(dialog, 'Email').fill('ada@example.com');
  await hint.getByRole('button', { name: 'Sign in instead?' }).click();
  await expect(field(signInDialog(page), 'Email')).toHaveValue('ada@example.com');
});

test('of several accounts with one e-mail the password decides', async ({ page }) => {
  await open(page, '/about');
  await register(page, { Password: 'first one', 'Confirm password': 'first one' });
  await signOut(page);
  await register(page, {
    'First name': 'Eve',
    Password: 'second one',
    'Confirm password': 'second one',
  });
  await signOut(page, 'Eve');
  await signIn(page, ada.Email, 'second one');
  await expect(userButton(page, 'Eve')).toBeVisible();
  await signOut(page, 'Eve');
  await signIn(page, ada.Email, 'first one');
  await expect(userButton(page)).toBeVisible();
});

test('a forgotten password has an honest answer and a way to begin again', async ({ page }) => {
  await open(page, '/about');
  await register(page);
  await signOut(page);
  const dialog = await openSignIn(page);
  await dialog.getByText('Forgot your password?').click();
  await expect(dialog).toContainText('It cannot be reset');
  const remove = dialog.getByRole('button', { name: 'Delete this local account and start again' });
  await remove.click();
  await expect(dialog).toContainText('Type the e-mail of the account above first.');
  await field(dialog, 'Email').fill('ADA@example.com');
  await remove.click();
  await expect(dialog).toContainText('No account with exactly this e-mail');
  await field(dialog, 'Email').fill(ada.Email);
  await remove.click();
  const question = dialog.getByRole('group', { name: `Delete the account of ${ada.Email}` });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(notice(page, 'Account deleted')).toBeVisible();
  await expect(field(createDialog(page), 'Email')).toHaveValue(ada.Email);
  await expect(createDialog(page)).not.toContainText('exists in this browser');
});

test('closing the dialog while an account is being made leaves nobody signed in', async ({
  page,
}) => {
  await open(page, '/about');
  const dialog = await openRegister(page);
  await fillRegistration(page);
  await submit(dialog, 'Create Account');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A later account is derived after the one that was called off.
  await register(page, { 'First name': 'Bob', Email: 'bob@example.com' });
  await expect(userButton(page, 'Bob')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('ada@example.com');
});

test('the dialog is at most 90 % of the window high, and its end can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 520 });
  await open(page, '/about');
  const dialog = await openRegister(page);
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.9 * 520 + 1);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(signInDialog(page)).toBeVisible();
});
