import { replyWithin } from '../../../content/product/buying.ts';
import { fill } from '../../../lib/text/fill.ts';
import * as dialogWords from '../dialog-words.ts';
import * as words from '../form-words.ts';
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
    label: words.companySize,
    kind: 'select',
    half: true,
    options: [
      { value: '1-50', label: words.people1To50 },
      { value: '51-200', label: words.people51To200 },
      { value: '201-500', label: dialogWords.people201To500 },
      { value: '501-1000', label: dialogWords.people501To1000 },
      { value: '1000+', label: dialogWords.peopleOver1000 },
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
      { value: 'defense', label: dialogWords.defense },
      { value: 'technology', label: words.technology },
      { value: 'energy', label: words.energy },
      { value: 'manufacturing', label: words.manufacturing },
      { value: 'other', label: words.other },
    ],
  },
  {
    name: 'useCase',
    label: dialogWords.useCase,
    kind: 'select',
    half: true,
    options: [
      { value: 'data-protection', label: dialogWords.dataProtection },
      { value: 'communications', label: dialogWords.communications },
      { value: 'zero-trust', label: dialogWords.zeroTrust },
      { value: 'compliance', label: dialogWords.compliance },
      { value: 'quantum-readiness', label: dialogWords.quantumReadiness },
      { value: 'multiple', label: dialogWords.multiple },
    ],
  },
  {
    name: 'timeline',
    label: words.timeline,
    kind: 'select',
    half: true,
    options: [
      { value: 'immediate', label: words.immediate },
      { value: 'short-term', label: dialogWords.shortTerm3To6 },
      { value: 'medium-term', label: dialogWords.mediumTerm6To12 },
      { value: 'long-term', label: dialogWords.longTermOver12 },
      { value: 'evaluating', label: dialogWords.evaluating },
    ],
  },
  {
    name: 'securityRequirements',
    label: dialogWords.securityRequirements,
    kind: 'textarea',
    rows: 3,
  },
  { name: 'additionalInfo', label: dialogWords.additionalInformation, kind: 'textarea', rows: 3 },
] as const satisfies readonly FieldSpec[];

function enterpriseDemoMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: 'Enterprise Demo Request',
    body: [
      fill(dialogWords.helloEnterpriseTeam, { vendor: siteName }),
      '',
      dialogWords.wantEnterpriseDemo,
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
  title: dialogWords.enterpriseDemo,
  subtitle: dialogWords.enterpriseDemoSubtitle,
  groups: [
    { legend: words.aboutYou, fields: personFields },
    { legend: dialogWords.whatYouNeed, fields: needFields },
  ],
  seal: 'offered',
  reply: replyWithin('enterprise-demo'),
  submitLabel: dialogWords.requestEnterpriseDemo,
  busyLabel: dialogWords.submitting,
  refused: (values) =>
    [...personFields, ...needFields].some(
      (field) => isRequired(field) && !values[field.name]?.trim(),
    )
      ? {
          tone: 'error',
          title: dialogWords.requiredMissing,
          text: dialogWords.requiredMissingText,
        }
      : undefined,
  compose: enterpriseDemoMessage,
  success: () => ({
    tone: 'ok',
    title: dialogWords.demoSubmitted,
    text: dialogWords.demoSubmittedText,
  }),
  failure: {
    tone: 'error',
    title: words.submissionFailed,
    text: dialogWords.demoNotSubmitted,
  },
  afterwards: 'clear',
};
