import * as v from 'valibot';

import { limits } from '../../lib/storage/session.ts';
import { grouped } from '../../lib/text/format.ts';
import { hasVisible } from '../../lib/text/one-line.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../ui/form/person-fields.ts';
import { anyText, loginEmail, schemaOf } from '../../ui/form/rules.ts';

const filled = (message: string) => v.pipe(anyText, v.nonEmpty(message));

/** Text with at least one visible character. */
const visible = (message: string) =>
  v.pipe(
    anyText,
    v.check(hasVisible, message),
    // A function, because the first `toLocaleString` is slow and would hold up the dialog.
    v.maxLength(limits.text, () => `This may be ${grouped(limits.text)} characters long at most`),
  );

const newPassword = v.pipe(
  anyText,
  v.check(
    (text) => Array.from(text.normalize('NFC')).length >= 6,
    'Password must be at least 6 characters',
  ),
  v.maxLength(1_024, 'Password must be at most 1,024 characters'),
  // UTF-8 encodes all lone surrogates alike, so another one would match the password too.
  v.check((text) => text.isWellFormed(), 'Password contains a character that cannot be used'),
);

const phoneNumber = v.pipe(
  anyText,
  v.maxLength(limits.text, 'This is too long for a phone number'),
);

/** What an account is known by: password managers keep it with the password. */
const accountEmail = {
  ...email,
  half: false,
  autoComplete: 'username',
} as const satisfies FieldSpec;

const names = [
  { ...firstName, rule: visible('First name is required') },
  { ...lastName, rule: visible('Last name is required') },
] as const satisfies readonly FieldSpec[];

const work = [
  { ...company, rule: visible('Company is required') },
  { ...jobTitle, rule: visible('Job title is required') },
  { ...phone, rule: phoneNumber },
  {
    name: 'industry',
    label: 'Industry',
    kind: 'text',
    rule: visible('Industry is required'),
    placeholder: 'Technology, Finance, Healthcare',
    half: true,
  },
] as const satisfies readonly FieldSpec[];

const givenPassword = {
  name: 'password',
  label: 'Password',
  kind: 'password',
  rule: filled('Password is required'),
  autoComplete: 'current-password',
} as const satisfies FieldSpec;

const chosenPassword = {
  ...givenPassword,
  rule: newPassword,
  autoComplete: 'new-password',
  half: true,
} as const satisfies FieldSpec;

const confirmPassword = {
  ...chosenPassword,
  name: 'confirmPassword',
  label: 'Confirm password',
  rule: filled('Please confirm your password'),
} as const satisfies FieldSpec;

export const loginFields = [
  { ...accountEmail, rule: loginEmail },
  givenPassword,
] as const satisfies readonly FieldSpec[];

export const registerFields = [
  ...names,
  accountEmail,
  ...work,
  chosenPassword,
  confirmPassword,
] as const satisfies readonly FieldSpec[];

/** Without the e-mail, which identifies the account. */
export const profileFields = [...names, ...work] as const satisfies readonly FieldSpec[];

export const passwordFields = [
  { ...givenPassword, name: 'currentPassword', label: 'Current password' },
  { ...chosenPassword, label: 'New password' },
  { ...confirmPassword, label: 'Confirm new password' },
] as const satisfies readonly FieldSpec[];

/** Shown at the field and in a notice. */
export const mismatch = 'Passwords do not match';

/** Shown at the password and in a notice: it does not say which of the two is wrong. */
export const wrongLogin = 'Invalid email or password';

/** Whether the two passwords differ. An empty confirmation has its own message. */
export const differ = ({ password, confirmPassword }: FormValues): boolean =>
  Boolean(confirmPassword) && password !== confirmPassword;

export const loginSchema = schemaOf(loginFields);

export const registrationSchema = v.pipe(
  schemaOf(registerFields),
  v.forward(
    v.check((typed) => !differ(typed), mismatch),
    ['confirmPassword'],
  ),
  v.transform(({ confirmPassword: _, ...registration }) => registration),
);

export const profileSchema = schemaOf(profileFields);

export const passwordSchema = v.pipe(
  schemaOf(passwordFields),
  v.forward(
    v.check((typed) => !differ(typed), mismatch),
    ['confirmPassword'],
  ),
);
