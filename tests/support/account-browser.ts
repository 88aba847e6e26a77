import { afterEach, beforeEach, vi } from 'vitest';

import { storageKeys } from '../../src/config/storage-keys.ts';
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
