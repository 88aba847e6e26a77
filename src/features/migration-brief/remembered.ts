import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import * as v from 'valibot';

/** The inputs as the address that holds them: one reader for both, which trusts neither. */
export const rememberedBrief = createStoredValue<string | null>({
  key: storageKeys.migrationBrief.key,
  version: 1,
  schema: v.nullable(v.pipe(v.string(), v.maxLength(1_000))),
  fallback: null,
});
