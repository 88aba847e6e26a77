import { replyWithin } from '../../../content/product/reply-times.ts';
import { fill } from '../../../lib/text/fill.ts';
import * as shared from '../form-words.ts';
import { formatAnswers, messageBody, writtenOn } from '../format-answers.ts';
import {
  choice,
  longText,
  type FieldSpec,
  fullEmail,
  required,
} from '../../../ui/form/field-spec.ts';
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
    ...choice('partnerType', words.partnerType, {
      'security-integrator': words.securityIntegrator,
      'global-reseller': words.globalReseller,
      'technology-partner': words.technologyPartner,
      'consulting-partner': words.consultingPartner,
      other: shared.other,
    }),
    rule: required(words.partnerTypeRequired),
  },
  {
    ...choice('companySize', shared.companySize, {
      startup: words.startup1To10,
      small: words.small11To50,
      medium: words.medium51To200,
      large: words.large201To1000,
      enterprise: words.enterpriseOver1000,
    }),
    rule: required(words.companySizeRequired),
  },
] as const satisfies readonly FieldSpec[];

const applicantFields = [
  contactName,
  { ...email, rule: fullEmail },
  { ...phone, half: false },
] as const satisfies readonly FieldSpec[];

const businessFields = [
  { name: 'regions', label: words.targetMarkets, kind: 'text', hint: words.targetMarketsHint },
  longText('experience', words.industryExperience),
  longText('description', words.companyDescription, required(words.companyDescriptionRequired)),
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
  failure: { title: shared.submissionFailed, text: words.applicationNotSubmitted },
  afterwards: 'clear',
};
