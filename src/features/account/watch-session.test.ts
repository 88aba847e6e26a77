import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { profile } from '../../../tests/support/ada.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { fakeElement } from '../../../tests/support/fake-element.ts';
import { storageKeys } from '../../config/storage-keys.ts';

const ada = { ...profile, id: '1', email: 'ada@example.com' };
const { key } = storageKeys.currentUser;

let browser: ReturnType<typeof fakeBrowser>;
let root: ReturnType<typeof fakeElement>;

const mark = 'data-signed-in';
const isMarked = () => root.hasAttribute(mark);

beforeEach(() => {
  vi.resetModules();
  browser = fakeBrowser();
  root = fakeElement();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('sessionStorage', browser.session);
  for (const name of ['addEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, browser.page[name].bind(browser.page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The next file of this worker would meet listeners that need a document.
  vi.resetModules();
});

// Seen to fail: without the listeners.
test('a session that another tab starts is shown', async () => {
  const { watchSession } = await import('./watch-session.ts');
  watchSession();
  expect(isMarked()).toBe(false);
  browser.local.setItem(key, JSON.stringify({ v: 1, value: ada }));
  browser.page.dispatchEvent(new Event('storage'));
  await vi.waitFor(() => expect(isMarked()).toBe(true));
});

// Seen to fail: when only the stored record is checked.
test('the signed-in mark is removed if the stored session cannot be read', async () => {
  const { watchSession } = await import('./watch-session.ts');
  root.toggleAttribute(mark, true);
  watchSession();
  await vi.waitFor(() => expect(isMarked()).toBe(false));
});
