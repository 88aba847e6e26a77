import { expect, test, vi } from 'vitest';

import { browser, current, list, lockAccounts } from '../../../../tests/support/account-browser.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { ada } from '../../../../tests/support/ada.ts';

const usersKey = storageKeys.users.key;
const currentKey = storageKeys.currentUser.key;

const register = async (change: Partial<typeof ada> = {}, signal?: AbortSignal) =>
  (await import('./register.ts')).registerAccount({ ...ada, ...change }, signal);

test('registering adds the account, signs it in, and does not store the password', async () => {
  const user = await register();
  const { password: _, ...profile } = ada;
  expect(user).toEqual({ ...profile, id: expect.stringMatching(/^\d{13}-[\da-f]{16}$/) });
  expect(current()).toEqual(user);
  expect(list()).toEqual([{ ...user, verifier: expect.objectContaining({ kdf: 'argon2id' }) }]);
  expect(JSON.stringify(browser.local.content)).not.toContain(ada.password);
  const { session } = await import('../../../lib/storage/session.ts');
  expect(session.read()).toEqual(user);
});

test('ids are padded to one length', async () => {
  const drawn = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const user = await register();
  drawn.mockRestore();
  expect(user?.id).toMatch(/^\d{13}-0{16}$/);
});

test('ids made in the same millisecond differ', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(915_148_800_000);
  const [one, other] = await Promise.all([register(), register()]);
  expect(one?.id).toMatch(/^915148800000-/);
  clock.mockRestore();
  expect(one?.id).not.toBe(other?.id);
  expect(list()).toHaveLength(2);
});

test('two registrations at once are both stored, even without Web Locks', async () => {
  vi.stubGlobal('navigator', {});
  await Promise.all([register(), register({ email: 'bob@example.com' })]);
  expect(
    list()
      .map(({ email }: { email: string }) => email)
      .toSorted(),
  ).toEqual(['ada@example.com', 'bob@example.com']);
});

test('registering waits for the lock that another tab holds', async () => {
  const { isAwaited, release } = await lockAccounts();
  const registering = register();
  await isAwaited();
  expect(list()).toEqual([]);
  await release();
  expect(await registering).not.toBeNull();
  expect(list()).toHaveLength(1);
});

test('if either write fails on full storage, neither is kept', async () => {
  await register({ email: 'first@example.com' });
  browser.local.removeItem(currentKey);
  const before = { ...browser.local.content };
  const used = usersKey.length + (browser.local.getItem(usersKey)?.length ?? 0);
  for (const room of [used + 10, used + 500]) {
    browser.local.room = room;
    await expect(register()).rejects.toThrow('did not keep');
    expect(browser.local.content).toEqual(before);
  }
  browser.local.room = used + 1_000;
  expect(await register()).not.toBeNull();
});

test('an aborted registration starts no session', async () => {
  const leaving = new AbortController();
  const running = register({}, leaving.signal);
  leaving.abort();
  expect(await running).toBeNull();
  expect(browser.local.content).toEqual({});
});

test('long, right-to-left, combining and hostile text is stored unchanged', async () => {
  const names = [
    'x'.repeat(1_000),
    'שָׁלוֹם \u202eabc',
    `Z${'\u0301'.repeat(300)}`,
    '\u0000<b>"\\',
    '__proto__',
  ];
  for (const firstName of names) expect((await register({ firstName }))?.firstName).toBe(firstName);
  expect(list().map((account: typeof ada) => account.firstName)).toEqual(names);
  await expect(register({ firstName: 'x'.repeat(1_001) })).rejects.toThrow(TypeError);
  expect(list()).toHaveLength(names.length);
});
