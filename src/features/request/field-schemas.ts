import * as v from 'valibot';

/** A field that must have more than white space. A missing one counts as empty. */
export const required = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => text.trim() !== '', message),
  );

export const optional = v.optional(v.string(), '');

// Browsers require little more than an @ between two texts.
const plainAddress = /^[^\s@]+@[^\s@]+$/;
const fullAddress = /^[^\s@]+@[^\s@]+\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

const email = (pattern: RegExp, missing: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => text.trim() !== '', missing),
    v.check((text) => pattern.test(text.trim()), 'Invalid email address'),
  );

/** An e-mail address by a browser's rule. */
export const plainEmail = (missing = 'Email is required') => email(plainAddress, missing);

/** An e-mail address with a top-level domain of two letters or more. */
export const fullEmail = (missing = 'Email is required') => email(fullAddress, missing);
