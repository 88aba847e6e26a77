import { afterEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../tests/support/fake-storage.ts';
import { keptTexts, storedText } from './stored-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('gives the text as it is, and nothing for a key without one', () => {
  const area = new FakeStorage();
  area.setItem('kept', '{"no": JSON');
  vi.stubGlobal('localStorage', area);
  expect(storedText('kept')).toBe('{"no": JSON');
  expect(storedText('other')).toBeNull();
  expect(keptTexts()).toBe(1);
});

test('gives nothing where the browser has no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storedText('kept')).toBeNull();
  expect(keptTexts()).toBe(0);
});
