import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from './stored-value.ts';
import { type User, userSchema } from './user.ts';

/** The signed-in user, or null. Storage is the source of truth, because other tabs write it too. */
export const session = createStoredValue<User | null>({
  key: storageKeys.currentUser.key,
  version: 1,
  schema: v.nullable(userSchema),
  fallback: null,
});
