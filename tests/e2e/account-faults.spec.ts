import type { Page } from '@playwright/test';

import { storageKeys } from '../../src/config/storage-keys.ts';
import {
  ada,
  createDialog,
  field,
  fillRegistration,
  openRegister,
  register,
  signIn,
  signOut,
  startRegistered,
  submit,
  userButton,
} from '../support/account.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const usersKey = storageKeys.users.key;
const currentKey = storageKeys.currentUser.key;
const profile = {
  id: '1',
  email: ada.Email,
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Engines',
  jobTitle: 'Analyst',
  phone: '',
  industry: 'Technology',
};
const failed = 'Failed to create account. Please try again.';
const blocked = 'Your browser blocks storage; the rest of the site works without an account.';

/** Fills local storage once, before the page's own code runs. */
const preset = (page: Page, texts: Record<string, string>) =>
  page.addInitScript((given) => {
    if (localStorage.length > 0) return;
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text);
  }, texts);

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('with blocked storage, registering fails in the specified words and the page keeps working', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await open(page, '/about');
  const dialog = await openRegister(page);
  await fillRegistration(page);
  await submit(dialog, 'Create Account');
  const said = dialog.getByRole('alert').filter({ hasText: failed });
  await expect(said).toContainText(blocked);
  await expect(said).toBeInViewport();
  await expect(field(dialog, 'First name')).toHaveValue('Ada');
  const again = dialog.getByRole('button', { name: 'Create Account', exact: true });
  await expect(again).toBeEnabled();
  await expect(again).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Get Access' })).toBeVisible();
  const signingIn = await signIn(page, ada.Email, ada.Password);
  await expect(signingIn.getByRole('alert').filter({ hasText: blocked })).toBeVisible();
  await expect(
    signingIn.getByRole('link', { name: 'Invalid email or password', exact: true }),
  ).toBeVisible();
});

// Seen to fail: with `kept` always true in lib/stored-value.ts.
test('full storage leaves nothing half written, and registering can be retried', async ({
  page,
}) => {
  await open(page, '/about');
  await page.evaluate(() => localStorage.setItem('filler', 'x'.repeat(5_242_870)));
  const dialog = await openRegister(page);
  await fillRegistration(page);
  await submit(dialog, 'Create Account');
  const said = dialog.getByRole('alert').filter({ hasText: failed });
  await expect(said).toBeVisible();
  await expect(said).not.toContainText(blocked);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['filler']);
  await page.evaluate(() => localStorage.removeItem('filler'));
  await submit(dialog, 'Create Account');
  await expect(userButton(page)).toBeVisible();
});

test('one bad record does not affect the others', async ({ page }) => {
  await startRegistered(page);
  await open(page, '/about');
  await page.evaluate((key) => {
    const list = JSON.parse(localStorage.getItem(key) ?? '');
    const bad = JSON.parse('{"__proto__":{"email":"ada@example.com"},"id":7}');
    const greedy = structuredClone(list.value[0]);
    greedy.verifier.m = 4_194_304;
    list.value.unshift(bad, null, greedy, 'text');
    localStorage.setItem(key, JSON.stringify(list));
  }, usersKey);
  await page.reload();
  await signOut(page);
  await signIn(page, ada.Email, ada.Password);
  await expect(userButton(page)).toBeVisible();
});

const hostile: readonly [string, Record<string, string>][] = [
  ['empty text', { [usersKey]: '', [currentKey]: '' }],
  ['null', { [usersKey]: 'null', [currentKey]: 'null' }],
  ['cut text', { [usersKey]: '[{"email":"ada', [currentKey]: '{"v":1,"value":{"id"' }],
  ['wrong types', { [usersKey]: '{"v":2,"value":7}', [currentKey]: '{"v":1,"value":[true]}' }],
  [
    'prototypes',
    { [usersKey]: '{"__proto__":[]}', [currentKey]: '{"__proto__":{"firstName":"Ada"}}' },
  ],
  [
    'depth',
    { [usersKey]: '['.repeat(50_000), [currentKey]: `{"v":1,"value":${'['.repeat(50_000)}` },
  ],
];
for (const [name, texts] of hostile.filter(([name]) => full || name === 'depth')) {
  test(`invalid records (${name}) are ignored, and an account can be created`, async ({ page }) => {
    await preset(page, texts);
    await open(page, '/about');
    await expect(page.getByRole('button', { name: 'Get Access' })).toBeVisible();
    await register(page);
    await page.reload();
    await expect(userButton(page)).toBeVisible();
  });
}

test('with four megabytes of records, one more account can be created', async ({ page }) => {
  test.skip(!full, 'A short run reads smaller records.');
  await page.addInitScript(
    ({ key, user }) => {
      if (localStorage.length > 0) return;
      const verifier = { v: 9, filler: 'x'.repeat(700) };
      const many = Array.from({ length: 4_700 }, (_, id) => ({ ...user, id: `${id}`, verifier }));
      localStorage.setItem(key, JSON.stringify({ v: 2, value: many }));
    },
    { key: usersKey, user: profile },
  );
  await open(page, '/about');
  expect((await stored(page, usersKey))?.length).toBeGreaterThan(4_000_000);
  await register(page);
  await signOut(page);
  await signIn(page, ada.Email, ada.Password);
  await expect(userButton(page)).toBeVisible();
});

test('records of a newer version stay unchanged', async ({ page }) => {
  const texts = {
    [usersKey]: '{"v":3,"value":{"accounts":[]}}',
    [currentKey]: '{"v":2,"value":{"name":"Ada"}}',
  };
  await preset(page, texts);
  await open(page, '/about');
  const dialog = await openRegister(page);
  await fillRegistration(page);
  await submit(dialog, 'Create Account');
  await expect(dialog.getByText(failed)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(texts);
});

test('two tabs that register at the same time both keep their account', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, '/about');
  await open(other, '/terms');
  await openRegister(page);
  await openRegister(other);
  await fillRegistration(page);
  await fillRegistration(other, { Email: 'bob@example.com', 'First name': 'Bob' });
  await Promise.all([
    submit(createDialog(page), 'Create Account'),
    submit(createDialog(other), 'Create Account'),
  ]);
  await expect(createDialog(page)).toBeHidden();
  await expect(createDialog(other)).toBeHidden();
  const text = (await stored(page, usersKey)) ?? '';
  expect(text.match(/"email":"[^"]+"/g)?.toSorted()).toEqual([
    '"email":"ada@example.com"',
    '"email":"bob@example.com"',
  ]);
});

test('accounts created while the clock says 1999 work', async ({ page }) => {
  test.skip(!full, 'A short run has a wrong clock in faults/time.spec.ts.');
  await page.clock.install({ time: '1999-01-01T00:00:00Z' });
  await open(page, '/about');
  await register(page);
  await signOut(page);
  await register(page, { 'First name': 'Bob', Email: 'bob@example.com' });
  const ids = (await stored(page, usersKey))?.match(/"id":"[^"]+"/g) ?? [];
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^"id":"9\d{11}-/);
});

// Seen to fail: without the message for code that fails to load.
test('offline, the page stays and says so; online again, the dialog opens', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  await context.setOffline(true);
  const button = page.getByRole('banner').getByRole('button', { name: 'Get Access' });
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(createDialog(page)).toBeVisible();
});

test('the key is derived in a worker, or on the page’s thread without workers', async ({
  page,
}) => {
  await open(page, '/about');
  await openRegister(page);
  await expect.poll(() => page.workers().length).toBe(1);
  expect(new URL(page.workers()[0]?.url() ?? '').pathname).toMatch(/derive-key/);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'Worker', { value: undefined });
  });
  await open(page, '/about');
  await register(page);
  await expect(userButton(page)).toBeVisible();
  expect(page.workers()).toHaveLength(0);
});
