import { type FieldSpec, plainEmail, required } from './field-spec.ts';
import * as words from '../words.ts';

// Fields about a person, the same in every form, so that browsers can fill them in. A form may spread one
// and change it.

export const firstName = {
  name: 'firstName',
  label: words.firstName,
  kind: 'text',
  rule: required(words.firstNameMissing),
  fact: 'firstName',
  autoComplete: 'given-name',
  half: true,
} as const satisfies FieldSpec;

export const lastName = {
  name: 'lastName',
  label: words.lastName,
  kind: 'text',
  rule: required(words.lastNameMissing),
  fact: 'lastName',
  autoComplete: 'family-name',
  half: true,
} as const satisfies FieldSpec;

export const contactName = {
  name: 'contactName',
  label: words.contactName,
  kind: 'text',
  rule: required(words.contactNameMissing),
  fact: 'fullName',
  autoComplete: 'name',
  half: true,
} as const satisfies FieldSpec;

export const email = {
  name: 'email',
  label: words.email,
  kind: 'email',
  inputMode: 'email',
  rule: plainEmail,
  fact: 'email',
  autoComplete: 'email',
  half: true,
} as const satisfies FieldSpec;

export const company = {
  name: 'company',
  label: words.company,
  kind: 'text',
  rule: required(words.companyMissing),
  fact: 'company',
  autoComplete: 'organization',
  half: true,
} as const satisfies FieldSpec;

export const jobTitle = {
  name: 'jobTitle',
  label: words.jobTitle,
  kind: 'text',
  rule: required(words.jobTitleMissing),
  fact: 'jobTitle',
  autoComplete: 'organization-title',
  half: true,
} as const satisfies FieldSpec;

export const phone = {
  name: 'phone',
  label: words.phone,
  kind: 'tel',
  inputMode: 'tel',
  fact: 'phone',
  autoComplete: 'tel',
  half: true,
} as const satisfies FieldSpec;
