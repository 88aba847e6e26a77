import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { optionalStorageAllowed } from '../../lib/storage/consent.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import type { AssetMark, Marks } from './view.ts';

/** More are kept until the page is left, but not stored. */
const most = 2_000;

const stored = createStoredValue<Marks>({
  key: storageKeys.inventoryMarks.key,
  version: 1,
  schema: v.record(v.pipe(v.string(), v.maxLength(1_000)), v.picklist(['done', 'other'])),
  fallback: {},
});

/** Marks of an earlier visit, if the visitor allowed to keep them. */
export const rememberedMarks = (): Marks => (optionalStorageAllowed() ? stored.read() : {});

/** What was marked on this page and is not stored yet. */
const unstored = new Map<string, AssetMark | undefined>();

function changed(marks: Marks, changes: Iterable<readonly [string, AssetMark | undefined]>): Marks {
  const all = new Map<string, AssetMark | undefined>([...Object.entries(marks), ...changes]);
  return Object.fromEntries([...all].flatMap(([id, mark]) => (mark ? [[id, mark] as const] : [])));
}

/** The marks with one more, or one less. They are stored only after OK in the cookie banner. */
export function withMark(marks: Marks, id: string, mark: AssetMark | undefined): Marks {
  unstored.set(id, mark);
  if (optionalStorageAllowed()) {
    // To what is stored, because another tab may have stored its own.
    stored.write((before) => {
      const next = changed(before, unstored);
      return Object.keys(next).length <= most ? next : before;
    });
    unstored.clear();
  }
  return changed(marks, [[id, mark]]);
}
