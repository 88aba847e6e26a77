import { afterEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../tests/support/fake-storage.ts';
import { storedTextCount, storedText } from './stored-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('returns the raw text, or null for an unknown key', () => {
  const area = new FakeStorage();
  area.setItem('kept', '{"no": JSON');
  vi.stubGlobal('localStorage', area);
  expect(storedText('kept')).toBe('{"no": JSON');
  expect(storedText('other')).toBeNull();
  expect(storedTextCount()).toBe(1);
});

test('returns null if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storedText('kept')).toBeNull();
  expect(storedTextCount()).toBe(0);
});
