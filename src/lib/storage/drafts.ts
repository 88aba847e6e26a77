import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { optionalStorageAllowed } from './consent.ts';
import { createStoredValue, type StoredValue } from './stored-value.ts';

type Draft = Readonly<Record<string, string>>;
type Drafts = Readonly<Record<string, Draft>>;

const format = {
  version: 1,
  schema: v.record(v.string(), v.record(v.string(), v.string())),
  fallback: {},
} as const;

const inTab = createStoredValue<Drafts>({
  ...format,
  key: storageKeys.tabDrafts.key,
  storage: () => window.sessionStorage,
});
const onDevice = createStoredValue<Drafts>({ ...format, key: storageKeys.drafts.key });

function forget(store: StoredValue<Drafts>, form: string): void {
  const { [form]: draft, ...others } = store.read();
  if (!draft) return;
  if (Object.keys(others).length > 0) store.write(others);
  else store.remove();
}

/** A form's values until it is sent. The tab always keeps them, the device only with the visitor's consent. */
export const formDraft = (form: string) => ({
  read: (): Draft | null =>
    inTab.read()[form] ?? (optionalStorageAllowed() ? onDevice.read()[form] : null) ?? null,
  write: (draft: Draft): void => {
    const stores = optionalStorageAllowed() ? [inTab, onDevice] : [inTab];
    for (const store of stores) store.write((all) => ({ ...all, [form]: draft }));
  },
  clear: (): void => {
    for (const store of [inTab, onDevice]) forget(store, form);
  },
});
