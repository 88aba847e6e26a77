import { expect, test } from 'vitest';

import { browser, lockAccounts, put } from '../../../../tests/support/account-browser.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { profile } from '../../../../tests/support/ada.ts';

const change = () => import('./change-account.ts');
const accounts = async () => (await import('./users.ts')).accounts();
const currentUser = async () => (await import('../../../lib/storage/session.ts')).session;

/** Signs in one of the accounts; unlike `signIn`, it renews no verifier later. */
async function enter(email: string): Promise<void> {
  const { userOf } = await import('./users.ts');
  const account = (await accounts()).find((other) => other.email === email);
  (await currentUser()).write(account ? userOf(account) : null);
}

const ada = { email: 'ada@example.com' };
const bob = { email: 'bob@example.com' };

test('a changed profile is stored in the list and in the session', async () => {
  await put(ada, bob);
  await enter(ada.email);
  const { updateProfile } = await change();
  expect(await updateProfile('0', { ...profile, company: 'Babbage & Co' })).toBe('done');
  expect((await accounts()).map(({ company }) => company)).toEqual(['Babbage & Co', 'Engines']);
  expect((await currentUser()).read()?.company).toBe('Babbage & Co');
  expect(browser.local.getItem(storageKeys.currentUser.key)).not.toMatch(/verifier|hash/);
});

// Seen to fail: with the session written whoever is signed in.
test.each([
  ['signed out', 'nobody'],
  ['signed in as Bob', bob.email],
])('a profile saved after another tab has %s leaves that as it is', async (_, email) => {
  await put(ada, bob);
  await enter(ada.email);
  const { updateProfile } = await change();
  const { isAwaited, release } = await lockAccounts();
  const saving = updateProfile('0', { ...profile, company: 'Babbage & Co' });
  await isAwaited();
  await enter(email);
  await release();
  expect(await saving).toBe('done');
  expect((await accounts())[0]?.company).toBe('Babbage & Co');
  expect((await currentUser()).read()?.email).toBe(email === bob.email ? email : undefined);
});

test('a profile is not reported as saved if its account is gone or storage refuses it', async () => {
  await put(ada);
  const { updateProfile } = await change();
  expect(await updateProfile('9', profile)).toBe('missing');
  browser.local.room = 0;
  expect(await updateProfile('0', profile)).toBe('refused');
  expect((await currentUser()).read()).toBeNull();
  browser.local.room = 10_000;
  await expect(updateProfile('0', { ...profile, company: 'x'.repeat(1_001) })).rejects.toThrow(
    'The account does not fit its schema',
  );
  expect((await accounts())[0]?.company).toBe('Engines');
});

test('changing the password takes the current one', async () => {
  await put(ada);
  const { changePassword } = await change();
  expect(await changePassword('0', 'hunter21', 'swordfish')).toBe('wrong');
  expect(await changePassword('9', 'hunter22', 'swordfish')).toBe('missing');
  expect(await changePassword('0', 'hunter22', 'swordfish')).toBe('done');
  expect(await changePassword('0', 'hunter22', 'swordfish')).toBe('wrong');
  const [account] = await accounts();
  expect(account?.verifier?.m).toBe(19_456);
  expect(JSON.stringify(browser.local.content)).not.toMatch(/swordfish|hunter22/);
});

// Seen to fail: with the password checked before the lock is held.
test('of two tabs that change the password at once, one finds the current one wrong', async () => {
  await put(ada);
  const { changePassword } = await change();
  const { isAwaited, release } = await lockAccounts();
  const changing = Promise.all(
    ['swordfish', 'sturgeon'].map((next) => changePassword('0', 'hunter22', next)),
  );
  await isAwaited(2);
  await release();
  expect((await changing).toSorted()).toEqual(['done', 'wrong']);
});

test.each([
  [' ADA@Example.COM ', true],
  ['', false],
  ['ａda@example.com\u200b', true],
  ['i@example.com', false],
  // NFC makes the two forms of é equal. Lower-casing leaves ß as it is.
  ['andre\u0301@example.com', true],
  ['andre@example.com', false],
  ['strasse@example.com', false],
])('the hint that there is an account with %j: %s', async (email, isKnown) => {
  const others = ['İ@example.com', 'andr\u00e9@example.com', 'stra\u00dfe@example.com'];
  await put(ada, ...others.map((other) => ({ email: other })));
  expect((await change()).isKnownEmail(email)).toBe(isKnown);
});

test('deletion takes the exact e-mail, from every account that has it', async () => {
  await put(ada, bob, ada);
  const { forgetEmail, hasEmail } = await change();
  expect(hasEmail('ADA@example.com')).toBe(false);
  expect(await forgetEmail('ADA@example.com')).toBe('missing');
  expect(await accounts()).toHaveLength(3);
  expect(await forgetEmail('ada@example.com')).toBe('done');
  expect((await accounts()).map(({ email }) => email)).toEqual(['bob@example.com']);
});

test('deleting an account signs out that account only', async () => {
  await put(ada, bob);
  const { forgetEmail } = await change();
  const session = await currentUser();
  await enter(bob.email);
  await forgetEmail('ada@example.com');
  expect(session.read()?.email).toBe('bob@example.com');
  await forgetEmail('bob@example.com');
  expect(session.read()).toBeNull();
  // Seen to fail: an empty list was left, and visitors were asked to sign in.
  expect(browser.local.getItem(storageKeys.users.key)).toBeNull();
});

test('the current password stays if storage refuses the new one', async () => {
  await put(ada);
  const { changePassword } = await change();
  browser.local.room = 0;
  expect(await changePassword('0', 'hunter22', 'swordfish')).toBe('refused');
  browser.local.room = 10_000;
  expect(await changePassword('0', 'hunter22', 'swordfish')).toBe('done');
});

test('an account deleted while its password is changed does not come back', async () => {
  await put(ada, bob);
  const { changePassword } = await change();
  const { removeAccounts } = await import('./users.ts');
  const { isAwaited, release } = await lockAccounts();
  const changing = changePassword('0', 'hunter22', 'swordfish');
  await isAwaited();
  removeAccounts(({ id }) => id === '0');
  await release();
  expect(await changing).toBe('missing');
  expect((await accounts()).map(({ email }) => email)).toEqual(['bob@example.com']);
});

test('an account is not reported as deleted if storage keeps it', async () => {
  await put(ada);
  const { forgetEmail } = await change();
  const session = await currentUser();
  await enter(ada.email);
  browser.local.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await forgetEmail('ada@example.com')).toBe('refused');
  expect(session.read()?.email).toBe('ada@example.com');
});
