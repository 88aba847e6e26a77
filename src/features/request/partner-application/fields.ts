import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import { company, contactName, email, phone } from '../../../ui/form/person-fields.ts';
import { fullEmail, required } from '../../../ui/form/rules.ts';

export const companyFields = [
  {
    ...company,
    name: 'companyName',
    label: 'Company name',
    rule: required('Company name is required'),
    half: false,
  },
  {
    name: 'website',
    label: 'Website',
    kind: 'text',
    inputMode: 'url',
    autoComplete: 'url',
    hint: 'With or without https://',
  },
  {
    name: 'partnerType',
    label: 'Partner type',
    kind: 'select',
    rule: required('Partner type is required'),
    half: true,
    options: [
      { value: 'security-integrator', label: 'Security Integrator' },
      { value: 'global-reseller', label: 'Global Reseller' },
      { value: 'technology-partner', label: 'Technology Partner' },
      { value: 'consulting-partner', label: 'Consulting Partner' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    name: 'companySize',
    label: 'Company size',
    kind: 'select',
    rule: required('Company size is required'),
    half: true,
    options: [
      { value: 'startup', label: 'Startup (1-10 employees)' },
      { value: 'small', label: 'Small (11-50 employees)' },
      { value: 'medium', label: 'Medium (51-200 employees)' },
      { value: 'large', label: 'Large (201-1,000 employees)' },
      { value: 'enterprise', label: 'Enterprise (1,000+ employees)' },
    ],
  },
] as const satisfies readonly FieldSpec[];

export const applicantFields = [
  contactName,
  { ...email, rule: fullEmail },
  { ...phone, half: false },
] as const satisfies readonly FieldSpec[];

export const businessFields = [
  { name: 'regions', label: 'Target markets', kind: 'text', hint: 'Countries or regions' },
  { name: 'experience', label: 'Industry experience', kind: 'textarea', rows: 3 },
  {
    name: 'description',
    label: 'Company description',
    kind: 'textarea',
    rows: 3,
    rule: required('Company description is required'),
  },
] as const satisfies readonly FieldSpec[];
