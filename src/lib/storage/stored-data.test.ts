import { beforeEach, expect, test } from 'vitest';

import { addAccount } from '../../features/account/accounts/users.ts';
import { makeVerifier } from '../../features/account/accounts/verifier.ts';
import { storedItems } from '../../config/stored-items.ts';
import { setAsidePurpose, unknownPurpose } from '../../config/words.ts';
import { profile } from '../../../tests/support/ada.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { fakeKeyWorker } from '../../../tests/support/fake-key-worker.ts';
import {
  deleteItems,
  deleteStoredData,
  exportItems,
  ownItems,
  itemsInBrowser,
} from './stored-data.ts';
import { session, type User } from './session.ts';

const { currentUser, drafts, users } = storedItems;
const user: User = { ...profile, id: '1', email: 'ada@example.com' };
const site = { slug: 'sample', url: 'https://sample.example' };
fakeKeyWorker();
const verifier = await makeVerifier('hunter22', { m: 8, t: 1, p: 1 });
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  const { local, session: inTab } = browser;
  session.write(user);
  local.setItem(`${drafts.key}.corrupt-1700000000000`, '{broken');
  local.setItem(`${currentUser.key}-of-somebody-else`, 'theirs');
  inTab.setItem(currentUser.key, 'in the wrong place');
});

test('lists every item of the origin with its purpose, including other sites’', () => {
  expect(itemsInBrowser().map(({ area, key, purpose }) => [area, key, purpose])).toEqual([
    ['local', currentUser.key, currentUser.purpose],
    ['local', `${currentUser.key}-of-somebody-else`, unknownPurpose],
    ['local', `${drafts.key}.corrupt-1700000000000`, setAsidePurpose],
    ['session', currentUser.key, unknownPurpose],
  ]);
});

test('own items are those in the storage list, in the right storage', () => {
  expect(ownItems()).toHaveLength(2);
  for (const { key, area } of Object.values(storedItems)) browser[area].setItem(key, '1');
  const found = ownItems().map(({ area, key }) => `${area} ${key}`);
  const listed = Object.values(storedItems).map(({ area, key }) => `${area} ${key}`);
  expect(found).toEqual(expect.arrayContaining(listed));
});

test('the export has the site, the time and the purpose of each item', () => {
  const text = exportItems(itemsInBrowser(), site, new Date(0));
  expect(text).toMatch(/^\{\n {2}"site".*\}\n$/s);
  expect(JSON.parse(text)).toEqual({
    site: site.url,
    exported: '1970-01-01T00:00:00.000Z',
    items: [
      {
        key: currentUser.key,
        area: 'local',
        purpose: currentUser.purpose,
        value: { v: 1, value: user },
      },
      expect.objectContaining({ value: '{broken' }),
    ],
  });
});

test('accounts, corrupt ones too, are not exported but deleted', () => {
  addAccount({ ...user, email: 'other@example.com', verifier });
  expect(browser.local.getItem(users.key)).toContain('other@example.com');
  browser.local.setItem(`${users.key}.corrupt-1`, '[{"password":"hunter22"');
  expect(exportItems(ownItems(), site, new Date(0))).not.toMatch(/other@example\.com|hunter22/);
  expect(deleteStoredData()).toBe(true);
  expect(ownItems()).toEqual([]);
});

test('deleting everything leaves other sites’ items', () => {
  expect(deleteStoredData()).toBe(true);
  expect(browser.local.content).toEqual({ [`${currentUser.key}-of-somebody-else`]: 'theirs' });
  expect(browser.session.content).toEqual({ [currentUser.key]: 'in the wrong place' });
});

test('deleting one item leaves the others', () => {
  deleteItems(itemsInBrowser().filter(({ text }) => text === '{broken'));
  expect(itemsInBrowser()).toHaveLength(3);
  expect(browser.local.getItem(`${drafts.key}.corrupt-1700000000000`)).toBeNull();
});

test('reports failure if an item cannot be deleted', () => {
  browser.local.removeItem = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(deleteStoredData()).toBe(false);
});

test('blocked storage has no items', () => {
  browser.block();
  expect(itemsInBrowser()).toEqual([]);
  expect(deleteStoredData()).toBe(true);
});
