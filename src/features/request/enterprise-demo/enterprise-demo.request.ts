import { replyWithin } from '../../../content/product/buying.ts';
import { formatAnswers, writtenOn } from '../format-answers.ts';
import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../../ui/form/person-fields.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import { isRequired } from '../../../ui/form/rules.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';

const personFields = [
  firstName,
  lastName,
  email,
  company,
  { ...jobTitle, rule: undefined },
  phone,
] as const satisfies readonly FieldSpec[];

const needFields = [
  {
    name: 'companySize',
    label: 'Company size',
    kind: 'select',
    half: true,
    options: [
      { value: '1-50', label: '1-50 employees' },
      { value: '51-200', label: '51-200 employees' },
      { value: '201-500', label: '201-500 employees' },
      { value: '501-1000', label: '501-1,000 employees' },
      { value: '1000+', label: '1,000+ employees' },
    ],
  },
  {
    name: 'industry',
    label: 'Industry',
    kind: 'select',
    fact: 'industry',
    half: true,
    options: [
      { value: 'financial', label: 'Financial' },
      { value: 'healthcare', label: 'Healthcare' },
      { value: 'government', label: 'Government' },
      { value: 'defense', label: 'Defense' },
      { value: 'technology', label: 'Technology' },
      { value: 'energy', label: 'Energy' },
      { value: 'manufacturing', label: 'Manufacturing' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    name: 'useCase',
    label: 'Use case',
    kind: 'select',
    half: true,
    options: [
      { value: 'data-protection', label: 'Data Protection' },
      { value: 'communications', label: 'Communications' },
      { value: 'zero-trust', label: 'Zero Trust' },
      { value: 'compliance', label: 'Compliance' },
      { value: 'quantum-readiness', label: 'Quantum Readiness' },
      { value: 'multiple', label: 'Multiple' },
    ],
  },
  {
    name: 'timeline',
    label: 'Timeline',
    kind: 'select',
    half: true,
    options: [
      { value: 'immediate', label: 'Immediate (0-3 months)' },
      { value: 'short-term', label: 'Short-term (3-6 months)' },
      { value: 'medium-term', label: 'Medium-term (6-12 months)' },
      { value: 'long-term', label: 'Long-term (12+ months)' },
      { value: 'evaluating', label: 'Evaluating' },
    ],
  },
  { name: 'securityRequirements', label: 'Security requirements', kind: 'textarea', rows: 3 },
  { name: 'additionalInfo', label: 'Additional information', kind: 'textarea', rows: 3 },
] as const satisfies readonly FieldSpec[];

function enterpriseDemoMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: 'Enterprise Demo Request',
    body: [
      `Hello ${siteName} enterprise team,`,
      '',
      'We would like to see an enterprise demo.',
      '',
      ...formatAnswers([...personFields, ...needFields], values),
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const enterpriseDemo: DialogRequest = {
  id: 'enterprise-demo',
  subject: 'Enterprise Demo Request',
  title: 'Enterprise Demo',
  subtitle: 'On a load like yours, with the people who would run it.',
  groups: [
    { legend: 'About you', fields: personFields },
    { legend: 'What you need', fields: needFields },
  ],
  seal: 'offered',
  reply: replyWithin('enterprise-demo'),
  submitLabel: 'Request Enterprise Demo',
  busyLabel: 'Submitting...',
  refused: (values) =>
    [...personFields, ...needFields].some(
      (field) => isRequired(field) && !values[field.name]?.trim(),
    )
      ? {
          tone: 'error',
          title: 'Required Fields Missing',
          text: 'Please fill in all required fields (First Name, Last Name, Email, Company).',
        }
      : undefined,
  compose: enterpriseDemoMessage,
  success: () => ({
    tone: 'ok',
    title: 'Demo Request Submitted!',
    text: 'Thank you for your interest. Our enterprise team will contact you within 24 hours to schedule your demo.',
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error submitting your request. Please try again.',
  },
  afterwards: 'clear',
};
