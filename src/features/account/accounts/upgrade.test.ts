import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storageKeys } from '../../../config/storage-keys.ts';
import { fakeBrowser } from '../../../lib/fake-browser.ts';
import { fakeKeyWorker } from '../../../../tests/support/fake-key-worker.ts';

const { key } = storageKeys.users;
const older = (email: string, password: string, id = email) => ({
  id,
  email,
  password,
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Engines',
  jobTitle: 'Analyst',
  industry: 'Technology',
});

let browser: ReturnType<typeof fakeBrowser>;
const upgrade = async () => (await import('./upgrade.ts')).upgradePlainText();
const accounts = async () => (await import('./users.ts')).accounts();
const verify = async (password: string, index = 0) => {
  const verifier = (await accounts())[index]?.verifier;
  if (!verifier) throw new Error('no verifier');
  return (await import('./verifier.ts')).verifyPassword(password, verifier);
};
const text = () => browser.local.getItem(key) ?? '';

/** A new page of the same browser. */
const reload = () => vi.resetModules();

beforeEach(() => {
  browser = fakeBrowser();
  fakeKeyWorker();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  reload();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('plain text becomes a verifier, and every password still opens its account', async () => {
  const list = [older('ada@example.com', 'hunter22'), older('bob@example.com', 'swordfish')];
  browser.local.setItem(key, JSON.stringify(list));
  await upgrade();
  expect(text()).not.toMatch(/hunter22|swordfish|"password"/);
  expect(await verify('hunter22', 0)).toBe(true);
  expect(await verify('swordfish', 1)).toBe(true);
  expect(await verify('swordfish', 0)).toBe(false);
});

test('the plain text goes only after its verifier was written, read back and proven', async () => {
  browser.local.setItem(key, JSON.stringify([older('ada@example.com', 'hunter22')]));
  const written: string[] = [];
  const set = browser.local.setItem.bind(browser.local);
  browser.local.setItem = (name, value) => {
    written.push(value);
    set(name, value);
  };
  await upgrade();
  const first = written.find((value) => value.includes('argon2id'));
  expect(first).toContain('hunter22');
  expect(written.at(-1)).not.toContain('hunter22');
});

test.each([0, 1, 2, 3])(
  'interrupted after %i writes it is taken up again, and loses nobody',
  async (writes) => {
    browser.local.setItem(key, JSON.stringify([older('ada@example.com', 'hunter22')]));
    const set = browser.local.setItem.bind(browser.local);
    let left = writes;
    browser.local.setItem = (name, value) => {
      left -= 1;
      if (left < 0) throw new DOMException('gone', 'QuotaExceededError');
      set(name, value);
    };
    await upgrade();
    expect(await accounts()).toHaveLength(1);
    browser.local.setItem = set;
    reload();
    await upgrade();
    expect(text()).not.toContain('hunter22');
    expect(await verify('hunter22')).toBe(true);
  },
);

test('a verifier that does not fit its password is made again, not trusted', async () => {
  const { makeVerifier } = await import('./verifier.ts');
  const wrong = await makeVerifier('attacker', { m: 8, t: 1, p: 1 });
  const value = [{ ...older('ada@example.com', 'hunter22'), phone: '', verifier: wrong }];
  browser.local.setItem(key, JSON.stringify({ v: 2, value }));
  await upgrade();
  expect(text()).toContain('hunter22');
  await upgrade();
  expect(text()).not.toContain('hunter22');
  expect(await verify('hunter22')).toBe(true);
  expect(await verify('attacker')).toBe(false);
});

test('without room the plain text stays, and so does the account', async () => {
  browser.local.setItem(key, JSON.stringify([older('ada@example.com', 'hunter22')]));
  browser.local.room = key.length + text().length + 10;
  await upgrade();
  expect(text()).toContain('hunter22');
  expect((await accounts())[0]?.email).toBe('ada@example.com');
});

test('an account that another tab adds meanwhile is not lost', async () => {
  browser.local.setItem(key, JSON.stringify([older('ada@example.com', 'hunter22')]));
  vi.stubGlobal('navigator', {});
  const running = upgrade();
  const added = [older('ada@example.com', 'hunter22'), older('bob@example.com', 'swordfish')];
  browser.local.setItem(key, JSON.stringify(added));
  await running;
  expect((await accounts()).map(({ email }) => email)).toEqual([
    'ada@example.com',
    'bob@example.com',
  ]);
  await upgrade();
  expect(text()).not.toMatch(/hunter22|swordfish/);
});

test('a current user of the older form loses what does not belong there', async () => {
  const { key: currentKey } = storageKeys.currentUser;
  const user = { ...older('ada@example.com', 'hunter22'), phone: '1' };
  browser.local.setItem(currentKey, JSON.stringify(user));
  await upgrade();
  const { password: _, ...kept } = user;
  expect(JSON.parse(browser.local.getItem(currentKey) ?? '')).toEqual({ v: 1, value: kept });
});
