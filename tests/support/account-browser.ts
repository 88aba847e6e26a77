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

/** Stores accounts with cheap verifiers, as registering does. Their ids count from 0. */
export async function put(
  ...accounts: readonly { email: string; password?: string; firstName?: string }[]
) {
  const { makeVerifier } = await import('../../src/features/account/accounts/verifier.ts');
  const { addAccount } = await import('../../src/features/account/accounts/users.ts');
  for (const [index, { password = 'hunter22', ...account }] of accounts.entries()) {
    const verifier = await makeVerifier(password, cheap);
    addAccount({ ...profile, ...account, id: `${index}`, verifier });
  }
}

/** Replaces a value's part of a record in storage by what the site would not write. */
export function tamper(key: string, change: (value: never) => unknown): void {
  const record = JSON.parse(browser.local.getItem(key) ?? '');
  browser.local.setItem(key, JSON.stringify({ ...record, value: change(record.value as never) }));
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
