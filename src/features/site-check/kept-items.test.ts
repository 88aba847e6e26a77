import { beforeEach, expect, test, vi } from 'vitest';

import { storedItems } from '../../config/stored-items.ts';
import { FakeStorage } from '../../lib/fake-storage.ts';
import { deleteItem, keptItems } from './kept-items.ts';

const { outbox, drafts } = storedItems;
let local: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
});

test('every item is named with its purpose and size, those of others too', () => {
  local.setItem(outbox.key, '[]');
  local.setItem(`${drafts.key}.corrupt-1700000000000`, '{é');
  session.setItem('tracker', 'x');
  session.setItem(outbox.key, '');
  const unknown = 'Unknown: no page of this site writes this.';
  expect(keptItems()).toEqual([
    {
      area: 'local',
      name: `${drafts.key}.corrupt-1700000000000`,
      purpose: 'Set aside because it could not be read.',
      bytes: `${drafts.key}.corrupt-1700000000000`.length + 3,
    },
    { area: 'local', name: outbox.key, purpose: outbox.purpose, bytes: outbox.key.length + 2 },
    { area: 'session', name: outbox.key, purpose: unknown, bytes: outbox.key.length },
    { area: 'session', name: 'tracker', purpose: unknown, bytes: 8 },
  ]);
});

test('one is deleted, its neighbors stay', () => {
  local.setItem('a', '1');
  local.setItem('ab', '2');
  session.setItem('a', '3');
  const [first] = keptItems();
  if (first) deleteItem(first);
  expect(keptItems().map(({ area, name }) => [area, name])).toEqual([
    ['local', 'ab'],
    ['session', 'a'],
  ]);
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
  expect(keptItems()).toEqual([]);
});
