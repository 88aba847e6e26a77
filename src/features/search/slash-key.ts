import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

/**
 * Whether `/` is turned off as a way into the search. A shortcut of one character can be in the way of
 * speech input and must be one that can be turned off (WCAG 2.1.4).
 */
export const slashKey = createStoredValue<'off' | null>({
  key: storageKeys.slashKey.key,
  version: 1,
  schema: v.nullable(v.literal('off')),
  fallback: null,
});
