import { afterEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../../tests/support/fake-storage.ts';
import { storageRefuses } from './storage-refuses.ts';
import { isStored, storedText } from './stored-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('returns the raw text, or null for an unknown key', () => {
  const area = new FakeStorage();
  area.setItem('kept', '{"no": JSON');
  vi.stubGlobal('localStorage', area);
  expect(storedText('kept')).toBe('{"no": JSON');
  expect(storedText('other')).toBeNull();
});

test('returns null if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storedText('kept')).toBeNull();
  expect(isStored('kept')).toBe(false);
});

test('knows by its start whether a key is there', () => {
  vi.stubGlobal('localStorage', { 'kept-2': '', other: '' });
  expect(isStored('kept')).toBe(true);
  expect(isStored('2')).toBe(false);
});

// Seen to fail: where only access was tried, with full storage.
test('storage refuses if it is full or blocked, and looking leaves nothing there', () => {
  const area = new FakeStorage();
  vi.stubGlobal('localStorage', area);
  expect(storageRefuses()).toBe(false);
  expect(area.content).toEqual({});
  area.room = 1_000;
  expect(storageRefuses()).toBe(true);
  vi.stubGlobal('localStorage', undefined);
  expect(storageRefuses()).toBe(true);
});
