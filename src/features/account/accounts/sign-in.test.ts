import { describe, expect, test, vi } from 'vitest';

import { browser, current, list } from '../../../../tests/support/account-browser.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { ada } from '../../../../tests/support/ada.ts';

const usersKey = storageKeys.users.key;
const currentKey = storageKeys.currentUser.key;
const cheap = { m: 8, t: 1, p: 1 };

const register = async (change: Partial<typeof ada> = {}, signal?: AbortSignal) =>
  (await import('./register.ts')).registerAccount({ ...ada, ...change }, signal);
const signIn = async (email: string, password: string, signal?: AbortSignal) =>
  (await import('./sign-in.ts')).signIn(email, password, signal);

/** Stores accounts with cheap verifiers. */
async function put(...accounts: { email: string; password: string; firstName?: string }[]) {
  const { makeVerifier } = await import('./verifier.ts');
  const value = [];
  for (const [index, { password, ...account }] of accounts.entries()) {
    const { password: _, ...profile } = ada;
    const verifier = await makeVerifier(password, cheap);
    value.push({ ...profile, ...account, id: `${index}`, verifier });
  }
  browser.local.setItem(usersKey, JSON.stringify({ v: 2, value }));
}

describe('signing in', () => {
  test('takes only the exact e-mail and password', async () => {
    await put({ email: 'ada@example.com', password: 'hunter22' });
    const wrong = [
      ['ada@example.com', 'hunter2'],
      ['ada@example.com', 'hunter22 '],
      ['ada@example.com', 'hunter22\u0000'],
      ['ada@example.com', 'hunter22\u200b'],
      ['ada@example.com', 'Hunter22'],
      ['ada@example.com', ''],
      ['Ada@example.com', 'hunter22'],
      [' ada@example.com', 'hunter22'],
      ['ada@example.com\u0000', 'hunter22'],
      ['ada\u200b@example.com', 'hunter22'],
      ['__proto__', 'hunter22'],
      ['', ''],
    ] as const;
    for (const [email, password] of wrong) {
      expect(await signIn(email, password), `${email} ${password}`).toBeNull();
      expect(current()).toBeNull();
    }
    const user = await signIn('ada@example.com', 'hunter22');
    expect(user?.firstName).toBe('Ada');
    expect(current()).toEqual(user);
    expect(JSON.stringify(current())).not.toMatch(/verifier|hash|hunter22/);
  });

  test('tries every account with the same e-mail', async () => {
    const email = 'ada@example.com';
    await put(
      { email, password: 'first one', firstName: 'One' },
      { email, password: 'second one', firstName: 'Two' },
      { email, password: 'third one', firstName: 'Three' },
    );
    expect((await signIn(email, 'third one'))?.firstName).toBe('Three');
    expect((await signIn(email, 'first one'))?.firstName).toBe('One');
    expect(await signIn(email, 'fourth one')).toBeNull();
  });

  test('an unknown e-mail costs one key derivation, like a wrong password', async () => {
    await register();
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const derivations = async (email: string) => {
      asked.mockClear();
      await signIn(email, 'wrong one');
      return asked.mock.calls.length;
    };
    expect(await derivations('ada@example.com')).toBe(1);
    expect(await derivations('nobody@example.com')).toBe(1);
  });

  test('a verifier below the current cost is renewed', async () => {
    await put({ email: 'ada@example.com', password: 'hunter22' });
    await signIn('ada@example.com', 'hunter22');
    await vi.waitFor(() => expect(list()[0].verifier.m).toBe(19_456), 20_000);
    expect((await signIn('ada@example.com', 'hunter22'))?.firstName).toBe('Ada');
  });

  test('a verifier of the current cost is left alone', async () => {
    await register();
    const before = browser.local.getItem(usersKey);
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    await signIn('ada@example.com', 'hunter22');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(browser.local.getItem(usersKey)).toBe(before);
  });

  test('renewal does not overwrite a password changed in the meantime', async () => {
    await put({ email: 'ada@example.com', password: 'hunter22' });
    const { usersLock } = await import('./users.ts');
    const { makeVerifier } = await import('./verifier.ts');
    const { promise: done, resolve: release } = Promise.withResolvers<void>();
    const other = navigator.locks.request(usersLock, () => done);
    await signIn('ada@example.com', 'hunter22');
    await vi.waitFor(async () => {
      const { pending = [] } = await navigator.locks.query();
      expect(pending).toHaveLength(1);
    }, 20_000);
    const verifier = await makeVerifier('swordfish', cheap);
    const value = list().map((account: object) => ({ ...account, verifier }));
    browser.local.setItem(usersKey, JSON.stringify({ v: 2, value }));
    release();
    await other;
    await navigator.locks.request(usersLock, () => {});
    expect(list()[0].verifier).toEqual(verifier);
  });

  test('a failed renewal keeps the old verifier and the visitor signed in', async () => {
    await put({ email: 'ada@example.com', password: 'hunter22' });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new DOMException('None left', 'OperationError');
    });
    expect((await signIn('ada@example.com', 'hunter22'))?.firstName).toBe('Ada');
    await vi.waitFor(
      () =>
        expect(logged).toHaveBeenCalledWith(
          'The verifier keeps its older cost',
          expect.any(DOMException),
        ),
      20_000,
    );
    refused.mockRestore();
    expect(list()[0].verifier.m).toBe(cheap.m);
  });

  test('a record with invalid parameters matches no password and leaves the others usable', async () => {
    const email = 'ada@example.com';
    await put({ email, password: 'hunter22' }, { email, password: 'swordfish' });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { accounts } = await import('./users.ts');
    const { hasPassword } = await import('./sign-in.ts');
    const [account] = accounts();
    if (!account?.verifier) throw new Error('no verifier');
    // Less memory than the lanes need: no Argon2id takes it.
    const broken = { ...account, verifier: { ...account.verifier, p: 4 } };
    expect(await hasPassword(broken, 'hunter22')).toBe(false);
    expect(logged).toHaveBeenCalledWith('A stored account could not be checked', expect.any(Error));
    expect((await signIn(email, 'swordfish'))?.id).toBe('1');
  });

  test('the session has the user as soon as sign-in resolves', async () => {
    await put({ email: 'ada@example.com', password: 'hunter22' });
    await signIn('ada@example.com', 'hunter22');
    const { session } = await import('../../../lib/session.ts');
    expect(session.read()?.firstName).toBe('Ada');
  });

  test('an aborted sign-in starts no session', async () => {
    await put({ email: 'ada@example.com', password: 'hunter22' });
    const leaving = new AbortController();
    const running = signIn('ada@example.com', 'hunter22', leaving.signal);
    leaving.abort();
    expect(await running).toBeNull();
    expect(current()).toBeNull();
  });

  test('with storage full, signs in for this page only', async () => {
    await put({ email: 'ada@example.com', password: 'hunter22' });
    browser.local.room = 0;
    expect((await signIn('ada@example.com', 'hunter22'))?.firstName).toBe('Ada');
    const { session } = await import('../../../lib/session.ts');
    expect(session.read()?.firstName).toBe('Ada');
    expect(current()).toBeNull();
  });
});

describe('a stored session with invalid content', () => {
  test.each([
    ['nothing', '{"v":1,"value":null}'],
    ['text', '{"v":1,"value":"ada"}'],
    ['no fields', '{"v":1,"value":{}}'],
    ['a list', '[]'],
    ['a prototype', '{"__proto__":{"id":"1","email":"a@b"}}'],
    ['a wrong type', JSON.stringify({ ...ada, id: 1 })],
    ['a megabyte', JSON.stringify({ ...ada, id: '1', firstName: 'x'.repeat(1_000_000) })],
    ['a newer version', JSON.stringify({ v: 2, value: { ...ada, id: '1' } })],
    ['no JSON', '{"v":1'],
  ])('%s starts no session', async (_name, text) => {
    browser.local.setItem(currentKey, text);
    expect((await import('../../../lib/session.ts')).session.read()).toBeNull();
  });
});
