import { replyWithin } from '../../../content/product/buying.ts';
import { formatAnswers, writtenOn } from '../format-answers.ts';
import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import { company, contactName, email, phone } from '../../../ui/form/person-fields.ts';
import { fullEmail, required } from '../../../ui/form/rules.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';

const companyFields = [
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

const applicantFields = [
  contactName,
  { ...email, rule: fullEmail },
  { ...phone, half: false },
] as const satisfies readonly FieldSpec[];

const businessFields = [
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

function partnerMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: `New Partner Application - ${values['companyName'] ?? ''}`,
    body: [
      `Hello ${siteName} partner team,`,
      '',
      'We would like to join the partner program.',
      '',
      ...formatAnswers([...companyFields, ...applicantFields, ...businessFields], values),
      '',
      'Please follow up with the applicant within 24 hours.',
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const partnerApplication: DialogRequest = {
  id: 'partner-application',
  subject: 'New Partner Application',
  title: 'Partner Application',
  subtitle: 'Who you are, what you have installed, and where.',
  groups: [
    { legend: 'Your company', fields: companyFields },
    { legend: 'Whom we write to', fields: applicantFields },
    { legend: 'Your business', fields: businessFields },
  ],
  reply: replyWithin('partner-application'),
  submitLabel: 'Submit Application',
  busyLabel: 'Submitting Application...',
  compose: partnerMessage,
  success: ({ siteName }) => ({
    tone: 'ok',
    title: 'Application Submitted!',
    text: `Thank you for your interest in partnering with ${siteName}. We'll review your application and get back to you within 2 business days.`,
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error submitting your application. Please try again or contact us directly.',
  },
  afterwards: 'clear',
};
