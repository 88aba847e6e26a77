import { argon2Sync, randomBytes } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import * as labels from '../../src/config/labels.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import { currentCost } from '../../src/features/account/accounts/verifier.ts';
import { registerFields } from '../../src/features/account/fields.ts';
import type { User } from '../../src/lib/user.ts';
import type { FieldSpec } from '../../src/ui/form/field-spec.ts';
import { fieldIn } from './fill.ts';

export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  jobTitle: 'Analyst',
  industry: 'Technology',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

const { password: _password, confirmPassword: _confirmPassword, ...facts } = ada;

/** The account of that visitor, as the site stores it. */
export const storedAda: User = { id: '1', phone: '', ...facts };

/** Marks a tab that has started signed in, in which a later page must not start again. */
export const startedKey = 'started';

/** Stores a session before the first page opens, for tests that need no account: registering takes seconds. */
export async function startSignedIn(page: Page, others: Partial<User> = {}): Promise<void> {
  const record = JSON.stringify({ v: 1, value: { ...storedAda, ...others } });
  await page.addInitScript(
    ([started, key, text]) => {
      if (sessionStorage.getItem(started)) return;
      sessionStorage.setItem(started, 'yes');
      localStorage.setItem(key, text);
    },
    [startedKey, storageKeys.currentUser.key, record] as const,
  );
}

/** What the site keeps of a password, made by Node, which takes a tenth of the browser's time. */
function verifierOf(text: string) {
  const nonce = randomBytes(16);
  const message = Buffer.from(text.normalize('NFC'));
  const cost = { memory: currentCost.m, passes: currentCost.t, parallelism: currentCost.p };
  const hash = argon2Sync('argon2id', { message, nonce, ...cost, tagLength: 32 });
  const [salt, key] = [nonce, hash].map((bytes) => bytes.toString('base64'));
  return { v: 1, kdf: 'argon2id', ...currentCost, salt, hash: key };
}

/**
 * Keeps an account in the browser before the first page is opened, signed in: for tests that need an account
 * and not the seconds that registering takes.
 */
export async function startRegistered(page: Page, others: Partial<User> = {}): Promise<void> {
  const user = { ...storedAda, ...others };
  const value = [{ ...user, verifier: verifierOf(ada.password) }];
  await page.addInitScript(
    ([started, key, text]) => {
      if (!sessionStorage.getItem(started)) localStorage.setItem(key, text);
    },
    [startedKey, storageKeys.users.key, JSON.stringify({ v: 2, value })] as const,
  );
  await startSignedIn(page, others);
}

/** Signs in in another tab, which this one follows: for tests that need no dialog and no derived key. */
export async function signInElsewhere(page: Page, others: Partial<User> = {}): Promise<void> {
  const other = await page.context().newPage();
  await startSignedIn(other, others);
  await other.goto('/robots.txt');
  await other.close();
}

/** A field of an account's form by its name in the code. */
export const field = (
  dialog: Locator,
  name: string,
  fields: readonly FieldSpec[] = registerFields,
): Locator => fieldIn(dialog, fields, name);

export const createDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: labels.createAccount });
export const signInDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: labels.signIn });

/** Presses a button in the header, or in the menu where the header has no room for it. */
async function pressInHeader(page: Page, name: string): Promise<void> {
  // The menu is part of the header and stays visible while it closes.
  const inHeader = page
    .getByRole('banner')
    .getByRole('button', { name })
    .and(page.locator(':not(dialog *)'));
  const menu = page.getByRole('button', { name: labels.menu, exact: true });
  // After signing out the buttons come back a moment later.
  await expect(inHeader.or(menu).filter({ visible: true }).first()).toBeVisible();
  if (await inHeader.isVisible()) return inHeader.click();
  await menu.click();
  await page.getByRole('dialog', { name: labels.menu }).getByRole('button', { name }).click();
}

export async function openRegister(page: Page): Promise<Locator> {
  await pressInHeader(page, labels.getAccess);
  await expect(createDialog(page)).toBeVisible();
  return createDialog(page);
}

export async function openSignIn(page: Page): Promise<Locator> {
  await pressInHeader(page, labels.signIn);
  await expect(signInDialog(page)).toBeVisible();
  return signInDialog(page);
}

export async function fillRegistration(
  page: Page,
  others: Partial<typeof ada> = {},
): Promise<void> {
  const dialog = createDialog(page);
  for (const [name, value] of Object.entries({ ...ada, ...others })) {
    await field(dialog, name).fill(value);
  }
}

export const submit = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole('button', { name, exact: true }).click();

export async function register(page: Page, others: Partial<typeof ada> = {}): Promise<void> {
  const dialog = await openRegister(page);
  await fillRegistration(page, others);
  await submit(dialog, labels.createAccount);
  await expect(dialog).toBeHidden();
}

/** Submits the sign-in form without waiting for the outcome. */
export async function signIn(page: Page, email: string, password: string): Promise<Locator> {
  const dialog = await openSignIn(page);
  await field(dialog, 'email').fill(email);
  await field(dialog, 'password').fill(password);
  await submit(dialog, labels.signIn);
  return dialog;
}

export const userButton = (page: Page, firstName = 'Ada'): Locator =>
  page.getByRole('banner').getByRole('button', { name: firstName, exact: true });

export async function signOut(page: Page, firstName = 'Ada'): Promise<void> {
  await userButton(page, firstName).click();
  await page.getByRole('button', { name: labels.signOut }).click();
}

export async function openProfile(page: Page, firstName = 'Ada'): Promise<Locator> {
  await userButton(page, firstName).click();
  await page.getByRole('button', { name: labels.profileSettings }).click();
  const dialog = page.getByRole('dialog', { name: labels.profileSettings });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const notice = (page: Page, text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
