import * as v from 'valibot';

import { type Checked, checkValues, type FormValues } from '../../ui/form/check-values.ts';
import { limits, type Profile, type Registration } from './user.ts';

const mismatch = 'Passwords do not match';

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

const loginSchema = v.object({
  // Any address may be tried: only the stored ones count.
  email: v.pipe(filled('Email is required'), v.regex(/^\S+@\S+$/, 'Invalid email address')),
  password: filled('Password is required'),
});
const { firstName, lastName, ...work } = profile;
// In the order of the fields: so the messages are listed.
const registerSchema = v.object({
  firstName,
  lastName,
  email,
  ...work,
  password: newPassword,
  ...confirmed,
});
const passwordSchema = v.object({
  currentPassword: filled('Password is required'),
  password: newPassword,
  ...confirmed,
});

/** Adds the one check over two fields, also beside other messages. */
function matching<T>(checked: Checked<T>, values: FormValues): Checked<T> {
  const { password, confirmPassword } = values;
  if (!confirmPassword || password === confirmPassword) return checked;
  return {
    ok: false,
    errors: { ...(checked.ok ? {} : checked.errors), confirmPassword: mismatch },
  };
}

/** What the login form accepts. */
export const checkLogin = (values: FormValues) => checkValues(loginSchema, values);

/** What the register form accepts; `confirmPassword` is checked and goes no further. */
export function checkRegistration(values: FormValues): Checked<Registration> {
  const checked = matching(checkValues(registerSchema, values), values);
  if (!checked.ok) return checked;
  const { confirmPassword: _, ...registration } = checked.values;
  return { ok: true, values: registration };
}

/** What the profile form accepts. */
export const checkProfile = (values: FormValues): Checked<Profile> =>
  checkValues(v.object(profile), values);

/** What the form for another password accepts. */
export const checkPasswordChange = (values: FormValues) =>
  matching(checkValues(passwordSchema, values), values);
