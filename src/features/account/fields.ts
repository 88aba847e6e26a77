import type { FieldSpec } from '../../ui/form/field-spec.ts';
import {
  company,
  email as narrowEmail,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../ui/form/person-fields.ts';

const email = { ...narrowEmail, half: false } as const satisfies FieldSpec;

const names = [firstName, lastName] as const satisfies readonly FieldSpec[];

const work = [
  company,
  jobTitle,
  phone,
  {
    name: 'industry',
    label: 'Industry',
    kind: 'text',
    required: true,
    placeholder: 'Technology, Finance, Healthcare',
    half: true,
  },
] as const satisfies readonly FieldSpec[];

const password = (name: string, label: string, autoComplete: string, half = false): FieldSpec => ({
  name,
  label,
  kind: 'password',
  required: true,
  autoComplete,
  half,
});

export const loginFields: readonly FieldSpec[] = [
  email,
  password('password', 'Password', 'current-password'),
];

export const registerFields: readonly FieldSpec[] = [
  ...names,
  email,
  ...work,
  password('password', 'Password', 'new-password', true),
  password('confirmPassword', 'Confirm password', 'new-password', true),
];

/** Without the e-mail, which identifies the account. */
export const profileFields: readonly FieldSpec[] = [...names, ...work];

export const passwordFields: readonly FieldSpec[] = [
  password('currentPassword', 'Current password', 'current-password'),
  password('password', 'New password', 'new-password', true),
  password('confirmPassword', 'Confirm new password', 'new-password', true),
];
