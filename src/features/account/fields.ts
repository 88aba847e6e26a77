import type { FieldSpec } from '../../ui/form/field-spec.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../ui/form/person-fields.ts';
import { loginEmail } from '../../ui/form/rules.ts';
import { filled, newPassword, phoneNumber, visible } from './rules.ts';

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
