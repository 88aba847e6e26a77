import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import * as v from 'valibot';

/** Stored as a hash, so that links and storage share one parser. */
export const rememberedBrief = createStoredValue<string | null>({
  key: storageKeys.migrationBrief.key,
  version: 1,
  schema: v.nullable(v.pipe(v.string(), v.maxLength(1_000))),
  fallback: null,
});
