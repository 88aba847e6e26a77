import type { Locator, Page } from '@playwright/test';

import { addressHelp } from '../../src/lib/mail/email-address.ts';
import * as labels from '../../src/config/words.ts';
import { loginFields, registrationSchema } from '../../src/features/account/fields.ts';
import {
  accountCreated,
  accountDeleted,
  createAbout,
  creatingAccount,
  deleteAccount,
  deleteLocal,
  forgotten,
  industryExamples,
  keptHereOnly,
  knownEmail,
  mismatch,
  noReset,
  noSuchAccount,
  signInAbout,
  signedOut,
  success,
  typeEmailFirst,
  welcomeBack,
  wrongLogin,
} from '../../src/features/account/words.ts';
import { checkValues } from '../../src/ui/form/form-values.ts';
import { errorPrefix, problem } from '../../src/ui/words.ts';
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
  signOut,
  startRegistered,
  submit,
  userButton,
} from '../support/account.ts';
import { holdBack } from '../support/hold-back.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { recordAnnouncements } from '../support/live-regions.ts';
import { messageOf } from '../support/message-of.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const [emailField] = loginFields;

/** Opens the user menu while a notice is shown, and expects nothing in front of it. */
async function expectMenuOver(page: Page, covering: Locator): Promise<void> {
  // A notice stays while the pointer is over it.
  await covering.hover();
  await userButton(page).press('Enter');
  await expect(page.getByRole('button', { name: labels.signOut })).toBeVisible();
  const menu = page.locator('#menu-account');
  const [onTop, underneath] = [await menu.boundingBox(), await covering.boundingBox()];
  if (!onTop || !underneath) throw new Error('The menu or the notice is gone');
  expect(onTop.y).toBeLessThan(underneath.y + underneath.height);
  expect(onTop.y + onTop.height).toBeGreaterThan(underneath.y);
  const covered = () =>
    menu.evaluate((panel) => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
        [0.05, 0.2, 0.5, 0.95].map((y) => [left + x * width, top + y * height] as const),
      );
      return points.filter(([x, y]) => !panel.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(covered).toEqual([]);
}

// Seen to fail: without the layer of notices in toaster.css, which must not cover the menu.
test('registering signs in, closes the dialog, shows a notice and lasts across pages', async ({
  page,
}) => {
  await keepMessages(page);
  await open(page, '/about');
  const dialog = await openRegister(page);
  await expect(dialog).toContainText(createAbout);
  await expect(dialog).toContainText(keptHereOnly);
  await expect(field(dialog, 'firstName')).toBeFocused();
  await expect(field(dialog, 'industry')).toHaveAttribute('placeholder', industryExamples);
  await fillRegistration(page);
  await submit(dialog, labels.createAccount);

  const welcome = notice(page, accountCreated);
  await expect(welcome).toContainText(success);
  await expect(dialog).toBeHidden();
  await expect(userButton(page)).toBeFocused();
  await expectMenuOver(page, page.locator('li').filter({ has: welcome }));
  await open(page, '/contact');
  await expect(userButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: labels.getAccess })).toBeHidden();
  await expect(page.getByRole('button', { name: labels.signIn })).toBeHidden();
});

test('missing fields and passwords that differ are named at the field, and also in a summary or notice', async ({
  page,
}) => {
  await keepMessages(page);
  await open(page, '/about');
  const dialog = await openRegister(page);
  await submit(dialog, labels.createAccount);
  const summary = dialog.getByRole('alert').filter({ hasText: problem });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${errorPrefix}`));
  const checked = checkValues(registrationSchema, {});
  const messages = checked.ok ? [] : Object.values(checked.errors).map(String);
  await expect(summary.getByRole('link')).toHaveText(messages);
  await summary.getByRole('link', { name: messageOf(emailField) }).click();
  const email = field(dialog, 'email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(`${errorPrefix}${messageOf(emailField)}`);
  await email.fill('ada@');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(
    `${errorPrefix}${messageOf(emailField, 'ada@')} ${addressHelp('ada@')}`,
  );
  await email.fill('ada@example.com');
  await expect(email).toHaveAttribute('aria-invalid', 'false');

  await fillRegistration(page, { confirmPassword: 'correct house' });
  await submit(dialog, labels.createAccount);
  await expect(notice(page, mismatch).last()).toBeVisible();
  await expect(field(dialog, 'confirmPassword')).toHaveAccessibleDescription(
    `${errorPrefix}${mismatch}`,
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await field(dialog, 'password').fill('correct house');
  await expect(field(dialog, 'confirmPassword')).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveTitle(new RegExp(`^${errorPrefix}`));
});

test('the button shows progress, and a second submit creates no second account', async ({
  page,
}) => {
  await open(page, '/about');
  const dialog = await openRegister(page);
  await fillRegistration(page);
  await dialog.evaluate((element) => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const button = element.querySelector<HTMLButtonElement>('[type=submit]');
      if (button?.disabled) shown.push(button.textContent);
    }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await dialog
    .getByRole('button', { name: labels.createAccount, exact: true })
    .evaluate((button) => {
      // Two submits before the page can render.
      const { form } = button as HTMLButtonElement;
      form?.requestSubmit();
      form?.requestSubmit();
    });
  await expect(userButton(page)).toBeVisible();
  const { shown, users } = await page.evaluate(() => ({
    shown: (globalThis as unknown as { shown: string[] }).shown,
    users: Object.values({ ...localStorage })
      .join()
      .match(/"verifier"/g)?.length,
  }));
  expect(shown[0]).toBe(creatingAccount);
  expect(users).toBe(1);
});

test('signing in needs the exact e-mail and password and does not say which is wrong', async ({
  page,
}) => {
  await keepMessages(page);
  await startRegistered(page);
  await open(page, '/about');
  await signOut(page);
  await expect(notice(page, signedOut)).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeFocused();

  const dialog = await signIn(page, ada.email, 'correct house');
  await expect(dialog).toContainText(signInAbout);
  const summary = dialog.getByRole('alert').filter({ hasText: problem });
  await expect(summary).toContainText(wrongLogin);
  await expect(summary).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await field(dialog, 'email').fill('nobody@example.com');
  await expect(summary).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(summary).toContainText(wrongLogin);

  await field(dialog, 'password').fill('correct hearse');
  await expect(summary).toBeHidden();
  // Moving the focus from the field must not remove its message.
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await expect(field(dialog, 'password')).toHaveAccessibleDescription(
    `${errorPrefix}${wrongLogin}`,
  );

  await field(dialog, 'email').fill(ada.email);
  await field(dialog, 'password').fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(notice(page, welcomeBack)).toContainText(success);
  await expect(dialog).toBeHidden();
  await expect(userButton(page)).toBeFocused();
});

test('with a forgotten password, the local account can be deleted and created again', async ({
  page,
}) => {
  await keepMessages(page);
  const announced = await recordAnnouncements(page);
  await startRegistered(page);
  await open(page, '/about');
  await signOut(page);
  const dialog = await openSignIn(page);
  await dialog.getByText(forgotten).click();
  await expect(dialog).toContainText(noReset);
  const remove = dialog.getByRole('button', { name: deleteLocal });
  await remove.click();
  await expect(dialog).toContainText(typeEmailFirst);
  await field(dialog, 'email').fill('ADA@example.com');
  await remove.click();
  await expect(dialog).toContainText(noSuchAccount);
  await field(dialog, 'email').fill(ada.email);
  await expect(dialog).not.toContainText(noSuchAccount);
  await remove.click();
  const question = dialog.getByRole('group', { name: ada.email });
  await expect(question.getByRole('button', { name: labels.keepIt })).toBeFocused();
  await question.getByRole('button', { name: labels.keepIt }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: deleteAccount }).click();
  // Seen to fail: it was said on the page behind the dialog.
  await expect(createDialog(page).getByRole('status').first()).toHaveText(accountDeleted);
  // Seen to fail: its region came with it.
  expect(await announced()).toContain(accountDeleted);
  await expect(field(createDialog(page), 'email')).toHaveValue(ada.email);
  await expect(createDialog(page)).not.toContainText(knownEmail);
});

test('closing the dialog cancels a registration in progress', async ({ page }) => {
  const letIn = await holdBack(page, /derive-key\.worker/);
  await open(page, '/about');
  const dialog = await openRegister(page);
  await fillRegistration(page);
  await submit(dialog, labels.createAccount);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  letIn();
  // The next account's key is derived after the canceled one's.
  await register(page, { firstName: 'Bob', email: 'bob@example.com' });
  await expect(userButton(page, 'Bob')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('ada@example.com');
});
