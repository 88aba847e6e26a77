import { replyWithin } from '../../content/product/buying.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { formatAnswers, writtenOn, zoneLines } from '../../features/request/format-answers.ts';
import { handingOver } from '../../features/request/labels.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import type { ComposeContext, RequestSpec } from '../../features/request/request-spec.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../ui/form/person-fields.ts';
import { required } from '../../ui/form/rules.ts';

const person = [
  firstName,
  lastName,
  { ...email, label: 'Business email' },
  { ...phone, name: 'phoneNumber' },
  { ...company, label: 'Company name', rule: required('Company name is required') },
  jobTitle,
] as const satisfies readonly FieldSpec[];

/** Industry and company size have an asterisk but may stay empty: the specification says both. */
const needs = [
  {
    name: 'industry',
    label: 'Industry',
    kind: 'select',
    fact: 'industry',
    marked: true,
    half: true,
    options: [
      { value: 'financial', label: 'Financial Services' },
      { value: 'healthcare', label: 'Healthcare' },
      { value: 'government', label: 'Government & Defense' },
      { value: 'technology', label: 'Technology' },
      { value: 'manufacturing', label: 'Manufacturing' },
      { value: 'energy', label: 'Energy & Utilities' },
      { value: 'education', label: 'Education' },
      { value: 'retail', label: 'Retail' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    name: 'companySize',
    label: 'Company size',
    kind: 'select',
    marked: true,
    half: true,
    options: [
      { value: '1-50', label: '1-50 employees' },
      { value: '51-200', label: '51-200 employees' },
      { value: '201-1000', label: '201-1,000 employees' },
      { value: '1001-5000', label: '1,001-5,000 employees' },
      { value: '5000+', label: '5,000+ employees' },
    ],
  },
  {
    name: 'preferredTime',
    label: 'Preferred demo time',
    kind: 'text',
    hint: 'e.g. weekday mornings, your time zone',
  },
] as const satisfies readonly FieldSpec[];

const details = [
  { name: 'securityChallenges', label: 'Security challenges', kind: 'textarea', rows: 4 },
] as const satisfies readonly FieldSpec[];

function freeDemoMessage(values: FormValues, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: `Free Demo Request - ${values['company'] ?? ''}`,
    body: [
      `Hello ${siteName} team,`,
      '',
      'I would like to request a free demo.',
      '',
      ...formatAnswers([...person, ...needs], values),
      ...zoneLines(timeZone),
      ...formatAnswers(details, values),
      '',
      'Please write back with a time that suits you.',
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const freeDemo: RequestSpec = {
  id: 'free-demo',
  subject: 'Free Demo Request',
  groups: [
    { legend: 'About you', fields: person },
    { legend: 'What you protect', fields: [...needs, ...details] },
  ],
  reply: replyWithin('general-question'),
  submitLabel: 'Request Demo',
  busyLabel: handingOver,
  compose: freeDemoMessage,
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error preparing your request. Please try again or contact us directly.',
  },
  afterwards: 'keep',
};
