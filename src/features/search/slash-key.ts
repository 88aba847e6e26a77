import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';

/** Whether the `/` shortcut is off. Single-character shortcuts can interfere with speech input (WCAG 2.1.4). */
export const slashKey = createStoredValue<'off' | null>({
  key: storageKeys.slashKey.key,
  version: 1,
  schema: v.nullable(v.literal('off')),
  fallback: null,
});
