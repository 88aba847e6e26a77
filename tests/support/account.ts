import { expect, type Locator, type Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { addAccount } from '../../src/features/account/accounts/users.ts';
import { makeVerifier, type Verifier } from '../../src/features/account/accounts/verifier.ts';
import { registerFields } from '../../src/features/account/fields.ts';
import { session, type User } from '../../src/lib/storage/session.ts';
import type { FieldSpec } from '../../src/ui/form/field-spec.ts';
import { fieldIn } from './fill.ts';
import { storedBy } from './stored-by.ts';

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

/** Lets the site's code store something before the first page opens. */
async function startWith(page: Page, store: () => void): Promise<void> {
  await page.addInitScript(
    ([started, records]) => {
      if (sessionStorage.getItem(started)) return;
      sessionStorage.setItem(started, 'yes');
      for (const [key, text] of Object.entries(records)) localStorage.setItem(key, text);
    },
    [startedKey, storedBy(store)] as const,
  );
}

/** Stores a session before the first page opens, for tests that need no account: registering takes seconds. */
export const startSignedIn = (page: Page, others: Partial<User> = {}): Promise<void> =>
  startWith(page, () => session.write({ ...storedAda, ...others }));

/** What the site keeps of the password. Without a worker, which Node lacks, the site's code warns. */
async function keptPassword(): Promise<Verifier> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await makeVerifier(ada.password);
  } finally {
    console.warn = warn;
  }
}

let verifier: Promise<Verifier> | undefined;

/**
 * Keeps an account in the browser before the first page is opened, signed in: for tests that need an account
 * and not the seconds that registering takes.
 */
export async function startRegistered(page: Page, others: Partial<User> = {}): Promise<void> {
  const user = { ...storedAda, ...others };
  const made = await (verifier ??= keptPassword());
  await startWith(page, () => {
    addAccount({ ...user, verifier: made });
    session.write(user);
  });
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
