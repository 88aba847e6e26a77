import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { optionalStorageAllowed } from '../../lib/storage/consent.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import type { Mark, Marks } from './view.ts';

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

/** The marks with one more, or one less. They are stored only after OK in the cookie banner. */
export function withMark(marks: Marks, id: string, mark: Mark | undefined): Marks {
  const others = Object.entries(marks).filter(([other]) => other !== id);
  const next = Object.fromEntries(mark ? [...others, [id, mark] as const] : others);
  if (optionalStorageAllowed() && Object.keys(next).length <= most) stored.write(next);
  return next;
}
