import { afterEach, beforeEach, expect, vi } from 'vitest';

import { storageKeys } from '../../src/config/storage-keys.ts';
import { profile } from './ada.ts';
import { fakeBrowser } from './fake-browser.ts';
import { fakeKeyWorker } from './fake-key-worker.ts';

/** An empty browser, new for each test, with modules that know nothing of the one before. */
export let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  fakeKeyWorker();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The account that is signed in, as storage has it. */
export const current = () =>
  JSON.parse(browser.local.getItem(storageKeys.currentUser.key) ?? 'null')?.value ?? null;

/** The accounts in storage. */
export const list = () =>
  JSON.parse(browser.local.getItem(storageKeys.users.key) ?? '{"value":[]}').value;

/** A derivation that takes no time. */
export const cheap = { m: 8, t: 1, p: 1 };

/** Stores accounts with cheap verifiers. Their ids count from 0. */
export async function put(
  ...accounts: readonly { email: string; password?: string; firstName?: string }[]
) {
  const { makeVerifier } = await import('../../src/features/account/accounts/verifier.ts');
  const value = [];
  for (const [index, { password = 'hunter22', ...account }] of accounts.entries())
    value.push({
      ...profile,
      ...account,
      id: `${index}`,
      verifier: await makeVerifier(password, cheap),
    });
  browser.local.setItem(storageKeys.users.key, JSON.stringify({ v: 2, value }));
}

/** Holds the lock of the accounts, as another tab does. */
export async function lockAccounts() {
  const { usersLock } = await import('../../src/features/account/accounts/users.ts');
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = navigator.locks.request(usersLock, () => promise);
  return {
    isAwaited: (times = 1) =>
      vi.waitFor(async () => {
        const { pending = [] } = await navigator.locks.query();
        expect(pending).toHaveLength(times);
      }, 20_000),
    release: () => {
      resolve();
      return other;
    },
  };
}
