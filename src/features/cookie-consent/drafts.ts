import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { optionalStorageAllowed } from './consent.ts';

type Draft = Readonly<Record<string, string>>;

const stored = createStoredValue<Readonly<Record<string, Draft>>>({
  key: storageKeys.drafts.key,
  version: 1,
  schema: v.record(v.string(), v.record(v.string(), v.string())),
  fallback: {},
});

/** What was typed in a form and not sent, kept only after the visitor said OK. */
export const drafts = {
  read: (form: string): Draft | null =>
    optionalStorageAllowed() ? (stored.read()[form] ?? null) : null,
  write: (form: string, values: Draft): void => {
    if (optionalStorageAllowed()) stored.write((all) => ({ ...all, [form]: values }));
  },
  clear: (form: string): void => {
    if (optionalStorageAllowed()) stored.write(({ [form]: _, ...others }) => others);
  },
};
