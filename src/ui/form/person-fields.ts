import type { FieldSpec } from './field-spec.ts';
import { plainEmail, required } from './rules.ts';

// Fields about a person, the same in every form, so that browsers can fill them in. A form may spread one
// and change it.

export const firstName = {
  name: 'firstName',
  label: 'First name',
  kind: 'text',
  rule: required('First name is required'),
  fact: 'firstName',
  autoComplete: 'given-name',
  half: true,
} as const satisfies FieldSpec;

export const lastName = {
  name: 'lastName',
  label: 'Last name',
  kind: 'text',
  rule: required('Last name is required'),
  fact: 'lastName',
  autoComplete: 'family-name',
  half: true,
} as const satisfies FieldSpec;

export const contactName = {
  name: 'contactName',
  label: 'Contact name',
  kind: 'text',
  rule: required('Contact name is required'),
  fact: 'fullName',
  autoComplete: 'name',
  half: true,
} as const satisfies FieldSpec;

export const email = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  inputMode: 'email',
  rule: plainEmail,
  fact: 'email',
  autoComplete: 'email',
  half: true,
} as const satisfies FieldSpec;

export const company = {
  name: 'company',
  label: 'Company',
  kind: 'text',
  rule: required('Company is required'),
  fact: 'company',
  autoComplete: 'organization',
  half: true,
} as const satisfies FieldSpec;

export const jobTitle = {
  name: 'jobTitle',
  label: 'Job title',
  kind: 'text',
  rule: required('Job title is required'),
  fact: 'jobTitle',
  autoComplete: 'organization-title',
  half: true,
} as const satisfies FieldSpec;

export const phone = {
  name: 'phone',
  label: 'Phone',
  kind: 'tel',
  inputMode: 'tel',
  fact: 'phone',
  autoComplete: 'tel',
  half: true,
} as const satisfies FieldSpec;
