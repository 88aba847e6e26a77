import * as v from 'valibot';

import type { FormValues } from '../../ui/form/check-values.ts';
import { limits } from './user.ts';

/** Said at the field, and by a notice. */
export const mismatch = 'Passwords do not match';

const filled = (message: string) => v.pipe(v.optional(v.string(), ''), v.nonEmpty(message));

/** Text that shows something: not only white space, control or zero-width characters. */
const shown = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => /[^\s\p{C}]/u.test(text), message),
    v.maxLength(
      limits.text,
      `This may be ${limits.text.toLocaleString('en-US')} characters long at most`,
    ),
  );

/**
 * The specification's rule, without what cannot be seen: no control, zero-width or direction characters
 * (which `\S` lets pass), no half surrogates. Length as in RFC 5321, section 4.5.3.1.3.
 */
const email = v.pipe(
  filled('Email is required'),
  v.regex(/^\S+@\S+$/, 'Invalid email address'),
  v.check((text) => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text), 'Invalid email address'),
  v.maxLength(limits.email, 'Invalid email address'),
);

const newPassword = v.pipe(
  v.optional(v.string(), ''),
  v.check(
    (text) => Array.from(text.normalize('NFC')).length >= 6,
    'Password must be at least 6 characters',
  ),
  v.maxLength(1_024, 'Password must be at most 1,024 characters'),
  // A half surrogate has no UTF-8 form: another one would open the account as well.
  v.check((text) => text.isWellFormed(), 'Password contains a character that cannot be used'),
);

const profile = {
  firstName: shown('First name is required'),
  lastName: shown('Last name is required'),
  company: shown('Company is required'),
  jobTitle: shown('Job title is required'),
  phone: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(limits.text, 'This is too long for a phone number'),
  ),
  industry: shown('Industry is required'),
};

const confirmed = { confirmPassword: filled('Please confirm your password') };

/** What the login form accepts. Any address may be tried: only the stored ones count. */
export const loginSchema = v.object({
  email: v.pipe(filled('Email is required'), v.regex(/^\S+@\S+$/, 'Invalid email address')),
  password: filled('Password is required'),
});

/** Whether the two passwords of a form differ. An empty confirmation has a message of its own. */
export const differ = ({ password = '', confirmPassword = '' }: FormValues): boolean =>
  confirmPassword !== '' && password !== confirmPassword;

const { firstName, lastName, ...work } = profile;

/** What the register form accepts; `confirmPassword` is checked and goes no further. */
export const registrationSchema = v.pipe(
  // In the order of the fields: so the messages are listed.
  v.object({ firstName, lastName, email, ...work, password: newPassword, ...confirmed }),
  v.forward(
    v.check((typed) => !differ(typed), mismatch),
    ['confirmPassword'],
  ),
  v.transform(({ confirmPassword: _, ...registration }) => registration),
);

/** What the profile form accepts. */
export const profileSchema = v.object(profile);

/** What the form for another password accepts. */
export const passwordSchema = v.pipe(
  v.object({
    currentPassword: filled('Password is required'),
    password: newPassword,
    ...confirmed,
  }),
  v.forward(
    v.check((typed) => !differ(typed), mismatch),
    ['confirmPassword'],
  ),
);
