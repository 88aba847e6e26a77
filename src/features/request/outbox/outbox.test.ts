import { beforeEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../../../tests/support/fake-storage.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import {
  keepInOutbox,
  keyFor,
  markSent,
  outbox,
  outboxEntry,
  removeExpired,
  removeFromOutbox,
  restoredValues,
  restoreLink,
} from './outbox.ts';

const { key } = storageKeys.outbox;
const message = { to: 'a@vendor.example', subject: 'Subject', body: 'Body' };
const form = { id: 'contact', path: '/contact', values: { message: 'Body' } };
const day = 86_400_000;
let storage: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * day });
  storage = new FakeStorage();
  vi.stubGlobal('window', { localStorage: storage, addEventListener: () => undefined });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('lists the newest first, and marks and removes messages one by one', () => {
  expect(keepInOutbox({ message, form: null }, 'first')).toBe('stored');
  keepInOutbox({ message: { ...message, subject: 'Second' }, form: null }, 'second');
  expect(outbox.read().map(({ id }) => id)).toEqual(['second', 'first']);
  markSent('first');
  expect(outbox.read()).toMatchObject([{ sent: false }, { sent: true }]);
  removeFromOutbox('second');
  expect(outbox.read()).toMatchObject([{ id: 'first', sent: true }]);
  removeFromOutbox('first');
  expect(storage.getItem(key)).toBeNull();
});

test('storing a message again under its key replaces it', () => {
  for (const id of ['a', 'b', 'a']) keepInOutbox({ message, form: null }, id);
  expect(outbox.read().map(({ id }) => id)).toEqual(['a', 'b']);
});

test('after fourteen days a message leaves storage, and its link restores nothing', () => {
  keepInOutbox({ message, form }, 'old');
  vi.setSystemTime(102 * day);
  keepInOutbox({ message: { ...message, body: 'Young' }, form: null }, 'young');
  const [young, old] = outbox.read().map(restoreLink);
  expect([young, old]).toEqual([null, '/contact#restore-old']);
  for (const hash of ['#old', '#another-old', '#restore-young']) {
    vi.stubGlobal('location', { hash });
    expect(restoredValues('contact')).toBeNull();
  }
  vi.stubGlobal('location', { hash: '#restore-old' });
  expect(restoredValues('free-demo')).toBeNull();
  vi.setSystemTime(114 * day - 1);
  removeExpired();
  expect(restoredValues('contact')).toEqual(form.values);
  vi.setSystemTime(114 * day);
  expect(restoredValues('contact')).toBeNull();
  expect(outboxEntry('old')).toBeUndefined();
  removeExpired();
  expect(storage.getItem(key)).toContain('Young');
  expect(storage.getItem(key)).not.toContain('"Body"');
  vi.setSystemTime(116 * day);
  removeExpired();
  expect(storage.getItem(key)).toBeNull();
});

test('copies that could not be read are kept no longer', () => {
  storage.setItem(`${key}.corrupt-${86 * day}`, '{');
  const young = `${key}.corrupt-${86 * day + 1}`;
  storage.setItem(young, '{');
  removeExpired();
  expect(storage.length).toBe(1);
  expect(storage.getItem(young)).toBe('{');
});

test('a record of a newer version of the site stays', () => {
  const newer = '{"v":99,"value":{}}';
  storage.setItem(key, newer);
  removeExpired();
  keepInOutbox({ message, form: null }, 'a');
  removeFromOutbox('a');
  expect(storage.getItem(key)).toBe(newer);
});

test('the same message keeps its key until it is confirmed or expires', () => {
  keepInOutbox({ message, form }, 'first');
  expect(keyFor({ message, form })).toBe('first');
  expect(keyFor({ message: { ...message, body: 'Other' }, form })).not.toBe('first');
  markSent('first');
  expect(keyFor({ message, form })).not.toBe('first');
  expect(keyFor({ message, form }, 'first')).toBe('first');
  keepInOutbox({ message, form }, 'second');
  vi.setSystemTime(114 * day);
  expect(keyFor({ message, form })).not.toBe('second');
});

test('full storage is reported, not thrown', () => {
  vi.spyOn(FakeStorage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepInOutbox({ message, form: null }, 'a')).toBe('memory');
});
