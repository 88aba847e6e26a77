import * as v from 'valibot';
import { afterEach, beforeEach, vi } from 'vitest';

import { createStoredValue, type StoredValueOptions } from '../../src/lib/storage/stored-value.ts';
import { fakeBrowser } from './fake-browser.ts';
import type { FakeStorage } from './fake-storage.ts';

export const key = 'site.draft';
export const schema = v.object({ text: v.pipe(v.string(), v.maxLength(100)), count: v.number() });
export type Draft = v.InferOutput<typeof schema>;
export const fallback: Draft = { text: '', count: 0 };

/** Empty browser storage and its page, new for each test. */
export let area: FakeStorage;
export let page: EventTarget;
/** Makes every access throw, as a browser that blocks storage. */
export let blockStorage: () => void;

beforeEach(() => {
  ({ local: area, page, block: blockStorage } = fakeBrowser());
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
