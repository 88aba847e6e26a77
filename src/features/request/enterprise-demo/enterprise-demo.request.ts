import { replyWithin } from '../../../content/product/reply-times.ts';
import { fill } from '../../../lib/text/fill.ts';
import * as shared from '../form-words.ts';
import { formatAnswers, messageBody, writtenOn } from '../format-answers.ts';
import { type FieldSpec, isRequired } from '../../../ui/form/field-spec.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../../ui/form/person-fields.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import * as words from './words.ts';

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
    label: shared.companySize,
    kind: 'select',
    half: true,
    options: [
      { value: '1-50', label: shared.people1To50 },
      { value: '51-200', label: shared.people51To200 },
      { value: '201-500', label: words.people201To500 },
      { value: '501-1000', label: words.people501To1000 },
      { value: '1000+', label: words.peopleOver1000 },
    ],
  },
  {
    name: 'industry',
    label: shared.industry,
    kind: 'select',
    fact: 'industry',
    half: true,
    options: [
      { value: 'financial', label: shared.financial },
      { value: 'healthcare', label: shared.healthcare },
      { value: 'government', label: shared.government },
      { value: 'defense', label: words.defense },
      { value: 'technology', label: shared.technology },
      { value: 'energy', label: words.energy },
      { value: 'manufacturing', label: shared.manufacturing },
      { value: 'other', label: shared.other },
    ],
  },
  {
    name: 'useCase',
    label: words.useCase,
    kind: 'select',
    half: true,
    options: [
      { value: 'data-protection', label: words.dataProtection },
      { value: 'communications', label: words.communications },
      { value: 'zero-trust', label: words.zeroTrust },
      { value: 'compliance', label: words.compliance },
      { value: 'quantum-readiness', label: words.quantumReadiness },
      { value: 'multiple', label: words.multiple },
    ],
  },
  {
    name: 'timeline',
    label: shared.timeline,
    kind: 'select',
    half: true,
    options: [
      { value: 'immediate', label: shared.immediate },
      { value: 'short-term', label: words.shortTerm3To6 },
      { value: 'medium-term', label: words.mediumTerm6To12 },
      { value: 'long-term', label: words.longTermOver12 },
      { value: 'evaluating', label: words.evaluating },
    ],
  },
  {
    name: 'securityRequirements',
    label: words.securityRequirements,
    kind: 'textarea',
    rows: 3,
  },
  { name: 'additionalInfo', label: words.additionalInformation, kind: 'textarea', rows: 3 },
] as const satisfies readonly FieldSpec[];

function enterpriseDemoMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: words.enterpriseSubject,
    body: messageBody([
      fill(words.helloEnterpriseTeam, { vendor: siteName }),
      '',
      words.wantEnterpriseDemo,
      '',
      ...formatAnswers([...personFields, ...needFields], values),
      '',
      writtenOn(page),
    ]),
  };
}

export const enterpriseDemo: DialogRequest = {
  id: 'enterprise-demo',
  subject: words.enterpriseSubject,
  title: words.enterpriseDemo,
  subtitle: words.enterpriseDemoSubtitle,
  groups: [
    { legend: shared.aboutYou, fields: personFields },
    { legend: words.whatYouNeed, fields: needFields },
  ],
  seal: 'offered',
  reply: replyWithin('enterprise-demo'),
  submitLabel: words.requestEnterpriseDemo,
  busyLabel: words.submitting,
  refused: (values) =>
    [...personFields, ...needFields].some(
      (field) => isRequired(field) && !values[field.name]?.trim(),
    )
      ? {
          title: words.requiredMissing,
          text: words.requiredMissingText,
        }
      : undefined,
  compose: enterpriseDemoMessage,
  success: () => ({
    title: words.demoSubmitted,
    text: words.demoSubmittedText,
  }),
  failure: {
    title: shared.submissionFailed,
    text: words.demoNotSubmitted,
  },
  afterwards: 'clear',
};
