import { describe, expect, test, vi } from 'vitest';

import { storageKeys } from '../../../config/storage-keys.ts';
import { browser, cheap, tamper } from '../../../../tests/support/account-browser.ts';
import { profile } from '../../../../tests/support/ada.ts';
import { fakeKeyWorker } from '../../../../tests/support/fake-key-worker.ts';
import { accountsUnreadable } from '../words.ts';
import type { Account } from './users.ts';
import { makeVerifier } from './verifier.ts';

const { key } = storageKeys.users;
fakeKeyWorker();
const verifier = await makeVerifier('hunter22', cheap);
const ada: Account = { ...profile, id: '1', email: 'ada@example.com', verifier };
const bob: Account = { ...ada, id: '2', email: 'bob@example.com', firstName: 'Bob' };

const load = () => import('./users.ts');

/** Stores accounts as the site does, and then others in any shape in a list with them. */
async function store(change: (accounts: readonly Account[]) => unknown): Promise<void> {
  const { addAccount } = await load();
  for (const account of [ada, bob]) addAccount(account);
  tamper(key, change);
  vi.resetModules();
}

describe('a list with invalid records', () => {
  const hostile: readonly [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['a list', [[ada]]],
    ['nothing', {}],
    ['a prototype', JSON.parse('{"__proto__":{"email":"ada@example.com","id":"9"}}')],
    ['a constructor', { constructor: ada, prototype: ada }],
    ['an id that is no text', { ...ada, id: 1 }],
    ['no e-mail', { ...ada, email: '' }],
    ['a name of a megabyte', { ...ada, firstName: 'x'.repeat(1_000_000) }],
    ['a name that is a list', { ...ada, lastName: ['Lovelace'] }],
    ['no verifier', { ...ada, verifier: undefined }],
    ['a verifier of 4 GiB', { ...ada, verifier: { ...verifier, m: 4_194_304 } }],
  ];

  test.each(hostile)('%s leaves the other records usable', async (_name, bad) => {
    await store(([first, second]) => [first, bad, second]);
    const { accounts, replaceAccount } = await load();
    expect(accounts()).toEqual([ada, bob]);
    expect(Object.getPrototypeOf(accounts()[0])).toBe(Object.prototype);
    expect(replaceAccount('2', (account) => ({ ...account, firstName: 'Robert' }))).toBe(true);
    expect(accounts().map(({ firstName }) => firstName)).toEqual(['Ada', 'Robert']);
    vi.resetModules();
    expect((await load()).accounts()).toHaveLength(2);
  });

  test('an unreadable record is kept as text until a version can read it', async () => {
    await store(([first, second]) => [{ ...second, verifier: { ...verifier, v: 2 } }, first]);
    const { replaceAccount } = await load();
    replaceAccount('1', (account) => ({ ...account, firstName: 'Augusta' }));
    const text = browser.local.getItem(key) ?? '';
    const carried = JSON.parse(text).value[0].unreadable;
    expect(JSON.parse(carried)).toMatchObject({ email: 'bob@example.com', verifier: { v: 2 } });

    browser.local.setItem(key, text.replaceAll('\\"v\\":2', '\\"v\\":1'));
    vi.resetModules();
    const { accounts } = await load();
    expect(accounts().map(({ firstName }) => firstName)).toEqual(['Bob', 'Augusta']);
  });

  test('an unreadable record is kept without its password', async () => {
    const strange = { email: 7, password: 'hunter22', more: { password: 'hunter22' } };
    await store(([first]) => [strange, first]);
    const { replaceAccount } = await load();
    replaceAccount('1', (account) => account);
    expect(browser.local.getItem(key)).not.toContain('hunter22');
  });

  test('a record nested too deeply to serialize is dropped; the others stay', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    await store(([first]) => ['deep', first]);
    browser.local.setItem(key, (browser.local.getItem(key) ?? '').replace('"deep"', deep));
    const { accounts, replaceAccount } = await load();
    expect(accounts()).toEqual([ada]);
    expect(replaceAccount('1', (account) => account)).toBe(true);
  });

  test('a list of four megabytes is read', async () => {
    const many = Array.from({ length: 15_000 }, (_, index) => ({ ...ada, id: String(index) }));
    await store(() => many);
    expect(browser.local.getItem(key)?.length).toBeGreaterThan(4_000_000);
    expect((await load()).accounts()).toHaveLength(15_000);
  });
});

test('an invalid list is set aside, replaced by an empty one, and the visitor is told', async () => {
  await store(() => ({}));
  const text = browser.local.getItem(key);
  const { accounts, users } = await load();
  expect(accounts()).toEqual([]);
  await Promise.resolve();
  expect(Object.values(browser.local.content)).toEqual([text]);
  expect(Object.keys(browser.local.content)[0]).toMatch(/\.corrupt-\d+$/);
  expect(users.writeToStorage([])).toBe(true);
  const { waitingNotices } = await import('../../../ui/notices/notices.ts');
  expect(waitingNotices.read()).toMatchObject([{ tone: 'error', text: accountsUnreadable }]);
});

test('the session’s user has no verifier', async () => {
  const { userOf } = await load();
  const { verifier: _, ...user } = ada;
  expect(userOf(ada)).toEqual(user);
});
