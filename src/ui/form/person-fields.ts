import type { FieldSpec } from './field-spec.ts';

// Fields about a person, the same in every form, so that browsers can fill them in. A form may spread one
// and change it.

export const firstName = {
  name: 'firstName',
  label: 'First name',
  kind: 'text',
  required: true,
  autoComplete: 'given-name',
  half: true,
} as const satisfies FieldSpec;

export const lastName = {
  name: 'lastName',
  label: 'Last name',
  kind: 'text',
  required: true,
  autoComplete: 'family-name',
  half: true,
} as const satisfies FieldSpec;

export const contactName = {
  name: 'contactName',
  label: 'Contact name',
  kind: 'text',
  required: true,
  autoComplete: 'name',
  half: true,
} as const satisfies FieldSpec;

export const email = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  inputMode: 'email',
  required: true,
  autoComplete: 'email',
  half: true,
} as const satisfies FieldSpec;

export const company = {
  name: 'company',
  label: 'Company',
  kind: 'text',
  required: true,
  autoComplete: 'organization',
  half: true,
} as const satisfies FieldSpec;

export const jobTitle = {
  name: 'jobTitle',
  label: 'Job title',
  kind: 'text',
  required: true,
  autoComplete: 'organization-title',
  half: true,
} as const satisfies FieldSpec;

export const phone = {
  name: 'phone',
  label: 'Phone',
  kind: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  half: true,
} as const satisfies FieldSpec;
