import { afterEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../../tests/support/fake-storage.ts';
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
