import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../../tests/support/fake-storage.ts';
import { saveCookieChoice } from '../../lib/storage/consent.ts';
import { rememberedMarks, withMark } from './marks.ts';

beforeEach(() => {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { localStorage: storage });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

// Seen to fail: each tab wrote all that it knew.
test('marks of two tabs are both stored, and what one takes back stays away', () => {
  saveCookieChoice('accepted');
  const first = withMark({}, 'a', 'done');
  const second = withMark({}, 'b', 'other');
  expect(rememberedMarks()).toEqual({ a: 'done', b: 'other' });
  withMark(second, 'b', undefined);
  expect(withMark(first, 'c', 'done')).toEqual({ a: 'done', c: 'done' });
  expect(rememberedMarks()).toEqual({ a: 'done', c: 'done' });
});

test('marks that were set before OK are stored with the first one after it', () => {
  const before = withMark({}, 'a', 'done');
  expect(rememberedMarks()).toEqual({});
  saveCookieChoice('accepted');
  withMark(before, 'b', 'done');
  expect(rememberedMarks()).toEqual({ a: 'done', b: 'done' });
});
