import * as v from 'valibot';

import type { FormValues } from '../../ui/form/form-values.ts';
import { limits } from './user.ts';

/** Shown at the field and in a notice. */
export const mismatch = 'Passwords do not match';

const filled = (message: string) => v.pipe(v.optional(v.string(), ''), v.nonEmpty(message));

/** Text with at least one visible character. */
const visible = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => /[^\s\p{C}]/u.test(text), message),
    // A function, because the first `toLocaleString` is slow and would hold up the dialog.
    v.maxLength(
      limits.text,
      () => `This may be ${limits.text.toLocaleString('en-US')} characters long at most`,
    ),
  );

/**
 * The specification's rule, and no control, zero-width or direction characters or lone surrogates, which
 * `\S` accepts. Length as in RFC 5321, section 4.5.3.1.3.
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
  // UTF-8 encodes all lone surrogates alike, so another one would match the password too.
  v.check((text) => text.isWellFormed(), 'Password contains a character that cannot be used'),
);

const profile = {
  firstName: visible('First name is required'),
  lastName: visible('Last name is required'),
  company: visible('Company is required'),
  jobTitle: visible('Job title is required'),
  phone: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(limits.text, 'This is too long for a phone number'),
  ),
  industry: visible('Industry is required'),
};

const confirmed = { confirmPassword: filled('Please confirm your password') };

export const loginSchema = v.object({
  email: v.pipe(filled('Email is required'), v.regex(/^\S+@\S+$/, 'Invalid email address')),
  password: filled('Password is required'),
});

/** Whether the two passwords differ. An empty confirmation has its own message. */
export const differ = ({ password = '', confirmPassword = '' }: FormValues): boolean =>
  confirmPassword !== '' && password !== confirmPassword;

const { firstName, lastName, ...work } = profile;

export const registrationSchema = v.pipe(
  // In field order, which is the order of the messages.
  v.object({ firstName, lastName, email, ...work, password: newPassword, ...confirmed }),
  v.forward(
    v.check((typed) => !differ(typed), mismatch),
    ['confirmPassword'],
  ),
  v.transform(({ confirmPassword: _, ...registration }) => registration),
);

export const profileSchema = v.object(profile);

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
