import { replyWithin } from '../../../content/product/buying.ts';
import { site } from '../../../config/site.ts';
import { shortTimeOfDay } from '../../../lib/text/format.ts';
import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import { company, contactName, email, jobTitle, phone } from '../../../ui/form/person-fields.ts';
import { fullEmail, required } from '../../../ui/form/rules.ts';
import { formatAnswers, writtenOn, zoneLines } from '../format-answers.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import { budgetOptions } from './budget-options.ts';

const hours = (...span: readonly number[]): string =>
  span.map((hour) => shortTimeOfDay(hour * 60)).join('-');

const contactFields = [
  {
    ...company,
    name: 'companyName',
    label: 'Company name',
    rule: required('Company name is required'),
  },
  contactName,
  { ...jobTitle, name: 'title', label: 'Title', rule: undefined },
  { ...email, rule: fullEmail },
  { ...phone, half: false },
] as const satisfies readonly FieldSpec[];

const organizationFields = [
  {
    name: 'organizationType',
    label: 'Organization type',
    kind: 'select',
    rule: required('Organization type is required'),
    half: true,
    options: [
      { value: 'enterprise', label: 'Enterprise' },
      { value: 'financial', label: 'Financial' },
      { value: 'healthcare', label: 'Healthcare' },
      { value: 'government', label: 'Government' },
      { value: 'military', label: 'Military/Defense' },
      { value: 'education', label: 'Education' },
      { value: 'technology', label: 'Technology' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    name: 'organizationSize',
    label: 'Organization size',
    kind: 'select',
    rule: required('Organization size is required'),
    half: true,
    options: [
      { value: 'small', label: 'Small (1-100 employees)' },
      { value: 'medium', label: 'Medium (101-1,000 employees)' },
      { value: 'large', label: 'Large (1,001-10,000 employees)' },
      { value: 'enterprise', label: 'Enterprise (10,000+ employees)' },
    ],
  },
] as const satisfies readonly FieldSpec[];

const architectureFields = [
  {
    name: 'currentInfrastructure',
    label: 'Current infrastructure',
    kind: 'textarea',
    rows: 3,
    rule: required('Current infrastructure description is required'),
  },
  {
    name: 'securityChallenges',
    label: 'Security challenges',
    kind: 'textarea',
    rows: 3,
    rule: required('Security challenges description is required'),
  },
  {
    name: 'architectureGoals',
    label: 'Architecture goals',
    kind: 'textarea',
    rows: 3,
    rule: required('Architecture goals are required'),
  },
] as const satisfies readonly FieldSpec[];

const requirementFields = [
  { name: 'technicalRequirements', label: 'Technical requirements', kind: 'textarea', rows: 3 },
  { name: 'complianceNeeds', label: 'Compliance needs', kind: 'text' },
] as const satisfies readonly FieldSpec[];

const timingFields = [
  {
    name: 'timeline',
    label: 'Timeline',
    kind: 'select',
    half: true,
    options: [
      { value: 'immediate', label: 'Immediate (0-3 months)' },
      { value: 'short', label: 'Short (3-6 months)' },
      { value: 'medium', label: 'Medium (6-12 months)' },
      { value: 'long', label: 'Long (12+ months)' },
      { value: 'exploring', label: 'Just exploring' },
    ],
  },
  {
    name: 'budget',
    label: 'Budget',
    kind: 'select',
    half: true,
    options: [...budgetOptions(site.budgets), { value: 'tbd', label: 'To be determined' }],
  },
  {
    name: 'preferredMeetingTime',
    label: 'Preferred meeting time',
    kind: 'select',
    options: [
      { value: 'morning', label: `Morning (${hours(9, 12)} ${site.meetingZone})` },
      { value: 'afternoon', label: `Afternoon (${hours(12, 17)} ${site.meetingZone})` },
      { value: 'flexible', label: 'Flexible' },
    ],
  },
] as const satisfies readonly FieldSpec[];

function reviewMessage(values: FormValues, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: `Technical Architecture Review Request - ${values['companyName'] ?? ''}`,
    body: [
      `Hello ${siteName} engineering team,`,
      '',
      'We would like a technical architecture review.',
      '',
      'CONTACT',
      ...formatAnswers(contactFields, values),
      '',
      'ORGANIZATION',
      ...formatAnswers(organizationFields, values),
      '',
      'ARCHITECTURE',
      ...formatAnswers(architectureFields, values),
      '',
      'REQUIREMENTS',
      ...formatAnswers(requirementFields, values),
      '',
      'TIMELINE AND BUDGET',
      ...formatAnswers(timingFields, values),
      ...zoneLines(timeZone),
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const architectureReview: DialogRequest = {
  id: 'architecture-review',
  subject: 'Technical Architecture Review Request',
  title: 'Technical Architecture Review',
  subtitle: 'Engineers read it. The more they know beforehand, the less they ask on the call.',
  groups: [
    { legend: 'You and your organization', fields: [...contactFields, ...organizationFields] },
    { legend: 'Your architecture', fields: architectureFields },
    {
      legend: 'Requirements, timeline and budget',
      fields: [...requirementFields, ...timingFields],
      collapsed: true,
    },
  ],
  seal: 'offered',
  reply: replyWithin('architecture-review'),
  submitLabel: 'Request Architecture Review',
  busyLabel: 'Submitting Request...',
  compose: reviewMessage,
  success: () => ({
    tone: 'ok',
    title: 'Review Request Submitted!',
    text: 'Thank you for requesting a technical architecture review. Our engineering team will contact you within 2 business days to schedule your consultation.',
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error submitting your request. Please try again or contact us directly.',
  },
  afterwards: 'clear',
};
