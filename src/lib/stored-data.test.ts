import { beforeEach, expect, test } from 'vitest';

import { storedItems as listedItems } from '../config/stored-items.ts';
import { fakeBrowser } from '../../tests/support/fake-browser.ts';
import {
  deleteItems,
  deleteStoredData,
  exportItems,
  ownItems,
  storedItems,
} from './stored-data.ts';

const { outbox, drafts, users } = listedItems;
const site = { slug: 'sample', origin: 'https://sample.example' };
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  const { local, session } = browser;
  local.setItem(outbox.key, '{"v":1,"value":[]}');
  local.setItem(`${drafts.key}.corrupt-1700000000000`, '{broken');
  local.setItem(`${outbox.key}-of-somebody-else`, 'theirs');
  session.setItem(outbox.key, 'in the wrong place');
});

test('lists every item of the origin with its purpose, including other sites’', () => {
  const unknown = 'Unknown: no page of this site writes this.';
  expect(storedItems().map(({ area, key, purpose }) => [area, key, purpose])).toEqual([
    ['local', `${drafts.key}.corrupt-1700000000000`, 'Set aside because it could not be read.'],
    ['local', outbox.key, outbox.purpose],
    ['local', `${outbox.key}-of-somebody-else`, unknown],
    ['session', outbox.key, unknown],
  ]);
});

test('own items are those in the storage list, in the right storage', () => {
  expect(ownItems()).toHaveLength(2);
  for (const { key, area } of Object.values(listedItems)) browser[area].setItem(key, '1');
  const found = ownItems().map(({ area, key }) => `${area} ${key}`);
  const listed = Object.values(listedItems).map(({ area, key }) => `${area} ${key}`);
  expect(found).toEqual(expect.arrayContaining(listed));
});

test('the export has the site, the time and the purpose of each item', () => {
  const text = exportItems(storedItems(), site, new Date(0));
  expect(text).toMatch(/^\{\n {2}"site".*\}\n$/s);
  expect(JSON.parse(text)).toEqual({
    site: site.origin,
    exported: '1970-01-01T00:00:00.000Z',
    items: [
      expect.objectContaining({ value: '{broken' }),
      { key: outbox.key, area: 'local', purpose: outbox.purpose, value: { v: 1, value: [] } },
    ],
  });
});

test('accounts, corrupt ones too, are not exported but deleted', () => {
  browser.local.setItem(users.key, '{"v":2,"value":[{"email":"other@example.com"}]}');
  browser.local.setItem(`${users.key}.corrupt-1`, '[{"password":"hunter22"');
  expect(exportItems(ownItems(), site, new Date(0))).not.toMatch(/other@example\.com|hunter22/);
  expect(deleteStoredData()).toBe(true);
  expect(ownItems()).toEqual([]);
});

test('deleting everything leaves other sites’ items', () => {
  expect(deleteStoredData()).toBe(true);
  expect(browser.local.content).toEqual({ [`${outbox.key}-of-somebody-else`]: 'theirs' });
  expect(browser.session.content).toEqual({ [outbox.key]: 'in the wrong place' });
});

test('deleting one item leaves the others', () => {
  const [first] = storedItems();
  if (first) deleteItems([first]);
  expect(storedItems()).toHaveLength(3);
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
  expect(storedItems()).toEqual([]);
  expect(deleteStoredData()).toBe(true);
});
