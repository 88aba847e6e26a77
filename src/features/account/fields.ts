import * as v from 'valibot';

import { limits } from '../../lib/storage/session.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import {
  anyText,
  type FieldSpec,
  loginEmail,
  required,
  schemaOf,
} from '../../ui/form/field-spec.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../ui/form/person-fields.ts';
import * as labels from '../../ui/words.ts';
import * as words from './words.ts';

const filled = (message: string) => v.pipe(anyText, v.nonEmpty(message));

/** Text with at least one visible character, and not too many. */
const visible = (message: string) =>
  v.pipe(
    required(message),
    // A function, because the first `toLocaleString` is slow and would hold up the dialog.
    v.maxLength(limits.text, () => fill(words.textTooLong, { limit: grouped(limits.text) })),
  );

const newPassword = v.pipe(
  anyText,
  v.check((text) => Array.from(text.normalize('NFC')).length >= 6, words.passwordTooShort),
  v.maxLength(1_024, words.passwordTooLong),
  // UTF-8 encodes all lone surrogates alike, so another one would match the password too.
  v.check((text) => text.isWellFormed(), words.passwordUnusable),
);

const phoneNumber = v.pipe(anyText, v.maxLength(limits.text, words.phoneTooLong));

/** What an account is known by: password managers keep it with the password. */
const accountEmail = {
  ...email,
  half: false,
  autoComplete: 'username',
} as const satisfies FieldSpec;

const names = [
  { ...firstName, rule: visible(labels.firstNameMissing) },
  { ...lastName, rule: visible(labels.lastNameMissing) },
] as const satisfies readonly FieldSpec[];

const work = [
  { ...company, rule: visible(labels.companyMissing) },
  { ...jobTitle, rule: visible(labels.jobTitleMissing) },
  { ...phone, rule: phoneNumber },
  {
    name: 'industry',
    label: words.industry,
    kind: 'text',
    rule: visible(words.industryRequired),
    placeholder: words.industryExamples,
    half: true,
  },
] as const satisfies readonly FieldSpec[];

const givenPassword = {
  name: 'password',
  label: words.password,
  kind: 'password',
  rule: filled(words.passwordRequired),
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
  label: words.confirmPassword,
  rule: filled(words.confirmRequired),
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
  { ...givenPassword, name: 'currentPassword', label: words.currentPassword },
  { ...chosenPassword, label: words.newPassword },
  { ...confirmPassword, label: words.confirmNewPassword },
] as const satisfies readonly FieldSpec[];

/** Whether the two passwords differ. An empty confirmation has its own message. */
const differ = ({ password, confirmPassword }: FormValues): boolean =>
  Boolean(confirmPassword) && password !== confirmPassword;

export const loginSchema = schemaOf(loginFields);

export const registrationSchema = v.pipe(
  schemaOf(registerFields),
  v.forward(
    v.check((typed) => !differ(typed), words.mismatch),
    ['confirmPassword'],
  ),
  v.transform(({ confirmPassword: _, ...registration }) => registration),
);

export const profileSchema = schemaOf(profileFields);

export const passwordSchema = v.pipe(
  schemaOf(passwordFields),
  v.forward(
    v.check((typed) => !differ(typed), words.mismatch),
    ['confirmPassword'],
  ),
);
