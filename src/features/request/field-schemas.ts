import * as v from 'valibot';

/** A field that must hold more than white space; one that is missing counts as empty. */
export const required = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => text.trim() !== '', message),
  );

/** A field that may stay empty. */
export const optional = v.optional(v.string(), '');

// A browser's own check of an e-mail field asks for no more than an at-sign between two texts.
const plainAddress = /^[^\s@]+@[^\s@]+$/;
const fullAddress = /^[^\s@]+@[^\s@]+\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

const email = (pattern: RegExp, missing: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => text.trim() !== '', missing),
    v.check((text) => pattern.test(text.trim()), 'Invalid email address'),
  );

/** An e-mail address as a browser's e-mail field takes it. */
export const plainEmail = (missing = 'Email is required') => email(plainAddress, missing);

/** An e-mail address whose domain ends in a dot and two letters or more, in upper or lower case. */
export const fullEmail = (missing = 'Email is required') => email(fullAddress, missing);
