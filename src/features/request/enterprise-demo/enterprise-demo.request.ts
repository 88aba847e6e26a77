import { replyWithin } from '../../../content/product/reply-times.ts';
import { fill } from '../../../lib/text/fill.ts';
import * as words from '../form-words.ts';
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
    label: words.companySize,
    kind: 'select',
    half: true,
    options: [
      { value: '1-50', label: words.people1To50 },
      { value: '51-200', label: words.people51To200 },
      { value: '201-500', label: words.people201To500 },
      { value: '501-1000', label: words.people501To1000 },
      { value: '1000+', label: words.peopleOver1000 },
    ],
  },
  {
    name: 'industry',
    label: words.industry,
    kind: 'select',
    fact: 'industry',
    half: true,
    options: [
      { value: 'financial', label: words.financial },
      { value: 'healthcare', label: words.healthcare },
      { value: 'government', label: words.government },
      { value: 'defense', label: words.defense },
      { value: 'technology', label: words.technology },
      { value: 'energy', label: words.energy },
      { value: 'manufacturing', label: words.manufacturing },
      { value: 'other', label: words.other },
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
    label: words.timeline,
    kind: 'select',
    half: true,
    options: [
      { value: 'immediate', label: words.immediate },
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
    { legend: words.aboutYou, fields: personFields },
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
    title: words.submissionFailed,
    text: words.demoNotSubmitted,
  },
  afterwards: 'clear',
};
