import { beforeEach, expect, test, vi } from 'vitest';

import { storedItems } from '../../config/stored-items.ts';
import { FakeStorage } from '../../lib/fake-storage.ts';
import { deleteLocalRecords, exportOf, localRecords } from './local-data.ts';

const { outbox, drafts, users } = storedItems;
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

test('finds what the registry names, and what was set aside, and nothing else', () => {
  expect(localRecords()).toEqual([
    { key: `${drafts.key}.corrupt-1700000000000`, area: 'local', value: '{broken' },
    { key: outbox.key, area: 'local', value: { v: 1, value: [] } },
  ]);
});

test('every key of the registry is found where it is kept', () => {
  for (const { key, area } of Object.values(storedItems)) {
    ({ local, session })[area].setItem(key, '1');
  }
  const found = localRecords().map(({ key }) => key);
  expect(found).toEqual(expect.arrayContaining(Object.values(storedItems).map(({ key }) => key)));
});

test('the export says what each item is for, and reads back', () => {
  const text = exportOf(localRecords(), 'https://example.com', new Date(0));
  expect(JSON.parse(text)).toMatchObject({
    site: 'https://example.com',
    exported: '1970-01-01T00:00:00.000Z',
    items: [{ value: '{broken' }, { key: outbox.key, purpose: outbox.purpose }],
  });
});

test('accounts are not exported, whether they can be read or not, and are deleted', () => {
  local.setItem(users.key, '{"v":2,"value":[{"email":"other@example.com"}]}');
  local.setItem(`${users.key}.corrupt-1`, '[{"password":"hunter22"');
  expect(localRecords()).toHaveLength(4);
  const text = exportOf(localRecords(), 'https://example.com', new Date(0));
  expect(text).not.toMatch(/other@example\.com|hunter22/);
  deleteLocalRecords();
  expect(localRecords()).toEqual([]);
});

test('deletes those and leaves what belongs to others', () => {
  deleteLocalRecords();
  expect(localRecords()).toEqual([]);
  expect(local.content).toEqual({ [`${outbox.key}-of-somebody-else`]: 'theirs' });
});

test('where storage is blocked there is nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(localRecords()).toEqual([]);
  expect(deleteLocalRecords).not.toThrow();
});
