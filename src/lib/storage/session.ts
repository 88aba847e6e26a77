import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from './stored-value.ts';

/** Maximum lengths in UTF-16 units. */
export const limits = { text: 1_000 } as const;

const text = v.pipe(v.string(), v.maxLength(limits.text));

const profileEntries = {
  firstName: text,
  lastName: text,
  company: text,
  jobTitle: text,
  phone: v.optional(text, ''),
  industry: text,
};

/** A stored user, without the password verifier. */
export const userSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.text)),
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.text)),
  ...profileEntries,
});

export type User = v.InferOutput<typeof userSchema>;

/** The part of a user that the visitor may change. */
export type Profile = Omit<User, 'id' | 'email'>;

export type Registration = Profile & { readonly email: string; readonly password: string };

/** The signed-in user, or null. Storage is the source of truth, because other tabs write it too. */
export const session = createStoredValue<User | null>({
  key: storageKeys.currentUser.key,
  version: 1,
  schema: v.nullable(userSchema),
  fallback: null,
});
