import { beforeEach, expect, test, vi } from 'vitest';

import { storedItems as listedItems } from '../config/stored-items.ts';
import { FakeStorage } from '../../tests/support/fake-storage.ts';
import { deleteItems, deleteStoredData, exportOf, ownItems, storedItems } from './stored-data.ts';

const { outbox, drafts, users } = listedItems;
const site = { slug: 'sample', origin: 'https://sample.example' };
let local: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  local.setItem(outbox.key, '{"v":1,"value":[]}');
  local.setItem(`${drafts.key}.corrupt-1700000000000`, '{broken');
  local.setItem(`${outbox.key}-of-somebody-else`, 'theirs');
  session.setItem(outbox.key, 'in the wrong place');
});

const block = () =>
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

test('every item of the origin is listed with its purpose, those of others too', () => {
  const unknown = 'Unknown: no page of this site writes this.';
  expect(storedItems().map(({ area, key, purpose }) => [area, key, purpose])).toEqual([
    ['local', `${drafts.key}.corrupt-1700000000000`, 'Set aside because it could not be read.'],
    ['local', outbox.key, outbox.purpose],
    ['local', `${outbox.key}-of-somebody-else`, unknown],
    ['session', outbox.key, unknown],
  ]);
});

test('the site’s own are those of the storage list, each where it belongs', () => {
  expect(ownItems()).toHaveLength(2);
  const fake = { local, session };
  for (const { key, area } of Object.values(listedItems)) fake[area].setItem(key, '1');
  const found = ownItems().map(({ area, key }) => `${area} ${key}`);
  const listed = Object.values(listedItems).map(({ area, key }) => `${area} ${key}`);
  expect(found).toEqual(expect.arrayContaining(listed));
});

test('the export says whose it is, when, and what each item is for', () => {
  const text = exportOf(storedItems(), site, new Date(0));
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

test('accounts are not exported, whether they can be read or not, and are deleted', () => {
  local.setItem(users.key, '{"v":2,"value":[{"email":"other@example.com"}]}');
  local.setItem(`${users.key}.corrupt-1`, '[{"password":"hunter22"');
  expect(exportOf(ownItems(), site, new Date(0))).not.toMatch(/other@example\.com|hunter22/);
  expect(deleteStoredData()).toBe(true);
  expect(ownItems()).toEqual([]);
});

test('deleting everything leaves what belongs to others', () => {
  expect(deleteStoredData()).toBe(true);
  expect(local.content).toEqual({ [`${outbox.key}-of-somebody-else`]: 'theirs' });
  expect(session.content).toEqual({ [outbox.key]: 'in the wrong place' });
});

test('one item is deleted, and its neighbors stay', () => {
  const [first] = storedItems();
  if (first) deleteItems([first]);
  expect(storedItems()).toHaveLength(3);
  expect(local.getItem(`${drafts.key}.corrupt-1700000000000`)).toBeNull();
});

test('what cannot be deleted is not said to be', () => {
  local.removeItem = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(deleteStoredData()).toBe(false);
});

test('where storage is blocked there is nothing', () => {
  block();
  expect(storedItems()).toEqual([]);
  expect(deleteStoredData()).toBe(true);
});
