import { replyWithin } from '../../../content/product/reply-times.ts';
import { fill } from '../../../lib/text/fill.ts';
import * as shared from '../form-words.ts';
import { formatAnswers, messageBody, writtenOn } from '../format-answers.ts';
import { choice, longText, type FieldSpec, isRequired } from '../../../ui/form/field-spec.ts';
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
  choice('companySize', shared.companySize, {
    '1-50': shared.people1To50,
    '51-200': shared.people51To200,
    '201-500': words.people201To500,
    '501-1000': words.people501To1000,
    '1000+': words.peopleOver1000,
  }),
  {
    ...choice('industry', shared.industry, {
      financial: shared.financial,
      healthcare: shared.healthcare,
      government: shared.government,
      defense: words.defense,
      technology: shared.technology,
      energy: words.energy,
      manufacturing: shared.manufacturing,
      other: shared.other,
    }),
    fact: 'industry',
  },
  choice('useCase', words.useCase, {
    'data-protection': words.dataProtection,
    communications: words.communications,
    'zero-trust': words.zeroTrust,
    compliance: words.compliance,
    'quantum-readiness': words.quantumReadiness,
    multiple: words.multiple,
  }),
  choice('timeline', shared.timeline, {
    immediate: shared.immediate,
    'short-term': words.shortTerm3To6,
    'medium-term': words.mediumTerm6To12,
    'long-term': words.longTermOver12,
    evaluating: words.evaluating,
  }),
  longText('securityRequirements', words.securityRequirements),
  longText('additionalInfo', words.additionalInformation),
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
      ? { title: words.requiredMissing, text: words.requiredMissingText }
      : undefined,
  compose: enterpriseDemoMessage,
  success: () => ({ title: words.demoSubmitted, text: words.demoSubmittedText }),
  failure: { title: shared.submissionFailed, text: words.demoNotSubmitted },
  afterwards: 'clear',
};
