import type { FieldSpec } from '../../ui/form/field-spec.ts';

const email = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  required: true,
  autoComplete: 'email',
  inputMode: 'email',
} as const satisfies FieldSpec;

const names = [
  {
    name: 'firstName',
    label: 'First name',
    kind: 'text',
    required: true,
    autoComplete: 'given-name',
    half: true,
  },
  {
    name: 'lastName',
    label: 'Last name',
    kind: 'text',
    required: true,
    autoComplete: 'family-name',
    half: true,
  },
] as const satisfies readonly FieldSpec[];

const work = [
  {
    name: 'company',
    label: 'Company',
    kind: 'text',
    required: true,
    autoComplete: 'organization',
    half: true,
  },
  {
    name: 'jobTitle',
    label: 'Job title',
    kind: 'text',
    required: true,
    autoComplete: 'organization-title',
    half: true,
  },
  { name: 'phone', label: 'Phone', kind: 'tel', inputMode: 'tel', autoComplete: 'tel', half: true },
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

/** The e-mail is not among them: it is what the account is found by. */
export const profileFields: readonly FieldSpec[] = [...names, ...work];

export const passwordFields: readonly FieldSpec[] = [
  password('currentPassword', 'Current password', 'current-password'),
  password('password', 'New password', 'new-password', true),
  password('confirmPassword', 'Confirm new password', 'new-password', true),
];
