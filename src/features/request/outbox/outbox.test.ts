import { beforeEach, expect, test, vi } from 'vitest';

import { newIdempotencyKey } from '../../../lib/deliver.ts';
import { FakeStorage } from '../../../../tests/support/fake-storage.ts';
import { keepInOutbox, unexpired, markSent, outbox, removeFromOutbox } from './outbox.ts';

const message = { to: 'a@vendor.example', subject: 'Subject', body: 'Body' };
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * day });
  vi.stubGlobal('window', { localStorage: new FakeStorage(), addEventListener: () => undefined });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('lists the newest first, and marks and removes messages one by one', () => {
  expect(keepInOutbox({ message, form: null }, newIdempotencyKey())).toBe('stored');
  keepInOutbox({ message: { ...message, subject: 'Second' }, form: null }, newIdempotencyKey());
  const [second, first] = outbox.read();
  expect([second?.message.subject, first?.message.subject]).toEqual(['Second', 'Subject']);
  markSent(first?.id ?? '');
  removeFromOutbox(second?.id ?? '');
  expect(outbox.read()).toMatchObject([{ id: first?.id, sent: true }]);
});

test('storing a message again under its key replaces it', () => {
  outbox.write(() => []);
  const key = newIdempotencyKey();
  keepInOutbox({ message, form: null }, key);
  keepInOutbox({ message, form: null }, newIdempotencyKey());
  keepInOutbox({ message, form: null }, key);
  expect(outbox.read().map(({ id }) => id)).toEqual([key, expect.not.stringMatching(key)]);
});

test('a message expires after fourteen days', () => {
  keepInOutbox({ message, form: null }, newIdempotencyKey());
  const entries = outbox.read();
  expect(unexpired(114 * day - 1, entries)).toHaveLength(entries.length);
  expect(unexpired(114 * day, entries)).toEqual([]);
});

test('full storage is reported, not thrown', () => {
  vi.spyOn(FakeStorage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepInOutbox({ message, form: null }, newIdempotencyKey())).toBe('memory');
});
