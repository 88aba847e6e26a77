import * as v from 'valibot';

/** Longest texts an account may hold, in UTF-16 units; longer ones are refused, stored ones not read. */
export const limits = { text: 1_000, email: 254 } as const;

const text = v.pipe(v.string(), v.maxLength(limits.text));

/** What a visitor tells about themselves, as it is kept. */
export const profileEntries = {
  firstName: text,
  lastName: text,
  company: text,
  jobTitle: text,
  phone: v.optional(text, ''),
  industry: text,
};

/** A stored user without anything secret. */
export const userSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.text)),
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.text)),
  ...profileEntries,
});

export type User = v.InferOutput<typeof userSchema>;

/** The part of a user that the visitor may change. */
export type Profile = Omit<User, 'id' | 'email'>;

/** What registering takes: everything but the id, which is made here. */
export type Registration = Profile & { readonly email: string; readonly password: string };
