import { replyWithin } from '../../../content/product/reply-times.ts';
import { fill } from '../../../lib/text/fill.ts';
import * as shared from '../form-words.ts';
import { formatAnswers, messageBody, writtenOn } from '../format-answers.ts';
import { type FieldSpec, fullEmail, required } from '../../../ui/form/field-spec.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import { company, contactName, email, phone } from '../../../ui/form/person-fields.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import * as words from './words.ts';

const companyFields = [
  {
    ...company,
    name: 'companyName',
    label: shared.companyName,
    rule: required(shared.companyNameRequired),
    half: false,
  },
  {
    name: 'website',
    label: words.website,
    kind: 'text',
    inputMode: 'url',
    autoComplete: 'url',
    hint: words.websiteHint,
  },
  {
    name: 'partnerType',
    label: words.partnerType,
    kind: 'select',
    rule: required(words.partnerTypeRequired),
    half: true,
    options: [
      { value: 'security-integrator', label: words.securityIntegrator },
      { value: 'global-reseller', label: words.globalReseller },
      { value: 'technology-partner', label: words.technologyPartner },
      { value: 'consulting-partner', label: words.consultingPartner },
      { value: 'other', label: shared.other },
    ],
  },
  {
    name: 'companySize',
    label: shared.companySize,
    kind: 'select',
    rule: required(words.companySizeRequired),
    half: true,
    options: [
      { value: 'startup', label: words.startup1To10 },
      { value: 'small', label: words.small11To50 },
      { value: 'medium', label: words.medium51To200 },
      { value: 'large', label: words.large201To1000 },
      { value: 'enterprise', label: words.enterpriseOver1000 },
    ],
  },
] as const satisfies readonly FieldSpec[];

const applicantFields = [
  contactName,
  { ...email, rule: fullEmail },
  { ...phone, half: false },
] as const satisfies readonly FieldSpec[];

const businessFields = [
  {
    name: 'regions',
    label: words.targetMarkets,
    kind: 'text',
    hint: words.targetMarketsHint,
  },
  { name: 'experience', label: words.industryExperience, kind: 'textarea', rows: 3 },
  {
    name: 'description',
    label: words.companyDescription,
    kind: 'textarea',
    rows: 3,
    rule: required(words.companyDescriptionRequired),
  },
] as const satisfies readonly FieldSpec[];

function partnerMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: fill(words.partnerSubjectOf, { company: values['companyName'] ?? '' }),
    body: messageBody([
      fill(words.helloPartnerTeam, { vendor: siteName }),
      '',
      words.wantToPartner,
      '',
      ...formatAnswers([...companyFields, ...applicantFields, ...businessFields], values),
      '',
      words.pleaseFollowUp,
      '',
      writtenOn(page),
    ]),
  };
}

export const partnerApplication: DialogRequest = {
  id: 'partner-application',
  subject: words.partnerSubject,
  title: words.partnerApplication,
  subtitle: words.partnerApplicationSubtitle,
  groups: [
    { legend: words.yourCompany, fields: companyFields },
    { legend: words.whomWeWriteTo, fields: applicantFields },
    { legend: words.yourBusiness, fields: businessFields },
  ],
  reply: replyWithin('partner-application'),
  replyAsked: words.followUpAsked,
  submitLabel: words.submitApplication,
  busyLabel: words.submittingApplication,
  compose: partnerMessage,
  success: ({ siteName }) => ({
    title: words.applicationSubmitted,
    text: fill(words.applicationSubmittedText, { vendor: siteName }),
  }),
  failure: {
    title: shared.submissionFailed,
    text: words.applicationNotSubmitted,
  },
  afterwards: 'clear',
};
