import { expect, type Locator, type Page } from '@playwright/test';

import { storageKeys } from '../../src/config/storage-keys.ts';

/** What a visitor types to register, by label. */
export const ada = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Company: 'Analytical Engines',
  'Job title': 'Analyst',
  Industry: 'Technology',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
} as const;

/** Someone who is signed in, as the site keeps them. */
const profile = {
  id: '1',
  email: ada.Email,
  firstName: ada['First name'],
  lastName: ada['Last name'],
  company: ada.Company,
  jobTitle: ada['Job title'],
  phone: '',
  industry: ada.Industry,
};

/**
 * Has someone signed in on the first page that is opened, without the seconds that registering takes: for
 * tests that need a session and no account behind it.
 */
export async function startSignedIn(
  page: Page,
  others: Partial<typeof profile> = {},
): Promise<void> {
  const record = JSON.stringify({ v: 1, value: { ...profile, ...others } });
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('started')) return;
      sessionStorage.setItem('started', 'yes');
      localStorage.setItem(key, text);
    },
    [storageKeys.currentUser.key, record] as const,
  );
}

type Labels = keyof typeof ada | 'Phone (optional)';

export const field = (within: Page | Locator, label: string): Locator =>
  within.getByRole('textbox', { name: label, exact: true });

export const createDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Create Account' });
export const signInDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign In' });

/** One of the two doors: in the header where it has room for it, else in the menu, which has both. */
async function press(page: Page, door: 'Sign In' | 'Get Access'): Promise<void> {
  // The menu stands in the header as well, and is still seen while it closes.
  const inHeader = page
    .getByRole('banner')
    .getByRole('button', { name: door })
    .and(page.locator(':not(dialog *)'));
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  // After signing out the doors come back a moment later.
  await expect(inHeader.or(menu).filter({ visible: true }).first()).toBeVisible();
  if (await inHeader.isVisible()) return inHeader.click();
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: door }).click();
}

/** Opens the register view. */
export async function openRegister(page: Page): Promise<Locator> {
  await press(page, 'Get Access');
  await expect(createDialog(page)).toBeVisible();
  return createDialog(page);
}

/** Opens the login view. */
export async function openSignIn(page: Page): Promise<Locator> {
  await press(page, 'Sign In');
  await expect(signInDialog(page)).toBeVisible();
  return signInDialog(page);
}

/** Fills the register view with valid values, or with others by label. */
export async function fillRegistration(
  page: Page,
  others: Partial<Record<Labels, string>> = {},
): Promise<void> {
  const dialog = createDialog(page);
  for (const [label, value] of Object.entries({ ...ada, ...others })) {
    await field(dialog, label).fill(value);
  }
}

/** Sends whichever view is open. */
export const submit = (dialog: Locator, name: 'Create Account' | 'Sign In'): Promise<void> =>
  dialog.getByRole('button', { name, exact: true }).click();

/** Registers through the dialog and waits until it is done. */
export async function register(
  page: Page,
  others: Partial<Record<Labels, string>> = {},
): Promise<void> {
  const dialog = await openRegister(page);
  await fillRegistration(page, others);
  await submit(dialog, 'Create Account');
  await expect(dialog).toBeHidden();
}

/** Signs in through the dialog; whether it works is for the caller to see. */
export async function signIn(page: Page, email: string, password: string): Promise<Locator> {
  const dialog = await openSignIn(page);
  await field(dialog, 'Email').fill(email);
  await field(dialog, 'Password').fill(password);
  await submit(dialog, 'Sign In');
  return dialog;
}

/** The button that carries the signed-in visitor’s first name. */
export const userButton = (page: Page, firstName = 'Ada'): Locator =>
  page.getByRole('banner').getByRole('button', { name: firstName, exact: true });

/** Signs out through the user menu of wide screens. */
export async function signOut(page: Page, firstName = 'Ada'): Promise<void> {
  await userButton(page, firstName).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

/** Opens the profile through the user menu of wide screens. */
export async function openProfile(page: Page, firstName = 'Ada'): Promise<Locator> {
  await userButton(page, firstName).click();
  await page.getByRole('button', { name: 'Profile Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A short message over the page. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
