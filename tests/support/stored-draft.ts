import * as v from 'valibot';
import { afterEach, beforeEach, vi } from 'vitest';

import { createStoredValue, type StoredValueOptions } from '../../src/lib/storage/stored-value.ts';
import { FakeStorage } from './fake-storage.ts';

export const key = 'site.draft';
export const schema = v.object({ text: v.pipe(v.string(), v.maxLength(100)), count: v.number() });
export type Draft = v.InferOutput<typeof schema>;
export const fallback: Draft = { text: '', count: 0 };

/** Empty browser storage and its page, new for each test. */
export let area: FakeStorage;
export let page: EventTarget & { localStorage?: Storage };

beforeEach(() => {
  area = new FakeStorage();
  page = Object.assign(new EventTarget(), { localStorage: area });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A store of a draft, as after the page has loaded. */
export const draft = (options: Partial<StoredValueOptions<Draft>> = {}) =>
  createStoredValue({ key, version: 2, schema, fallback, now: () => 1_700, ...options });

/** Tells the page of a change of storage by another tab. */
export function tellOfOtherTab(changed: string | null, storageArea: Storage | null = area) {
  page.dispatchEvent(Object.assign(new Event('storage'), { key: changed, storageArea }));
}

/** Makes every access throw, as a browser that blocks storage. */
export const blockStorage = () =>
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
