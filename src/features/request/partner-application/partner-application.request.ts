import { replyWithin } from '../../../content/product/buying.ts';
import { fill } from '../../../lib/text/fill.ts';
import * as dialogWords from '../dialog-words.ts';
import * as words from '../form-words.ts';
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
    label: words.companyName,
    rule: required(words.companyNameRequired),
    half: false,
  },
  {
    name: 'website',
    label: dialogWords.website,
    kind: 'text',
    inputMode: 'url',
    autoComplete: 'url',
    hint: dialogWords.websiteHint,
  },
  {
    name: 'partnerType',
    label: dialogWords.partnerType,
    kind: 'select',
    rule: required(dialogWords.partnerTypeRequired),
    half: true,
    options: [
      { value: 'security-integrator', label: dialogWords.securityIntegrator },
      { value: 'global-reseller', label: dialogWords.globalReseller },
      { value: 'technology-partner', label: dialogWords.technologyPartner },
      { value: 'consulting-partner', label: dialogWords.consultingPartner },
      { value: 'other', label: words.other },
    ],
  },
  {
    name: 'companySize',
    label: words.companySize,
    kind: 'select',
    rule: required(dialogWords.companySizeRequired),
    half: true,
    options: [
      { value: 'startup', label: dialogWords.startup1To10 },
      { value: 'small', label: dialogWords.small11To50 },
      { value: 'medium', label: dialogWords.medium51To200 },
      { value: 'large', label: dialogWords.large201To1000 },
      { value: 'enterprise', label: dialogWords.enterpriseOver1000 },
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
    label: dialogWords.targetMarkets,
    kind: 'text',
    hint: dialogWords.targetMarketsHint,
  },
  { name: 'experience', label: dialogWords.industryExperience, kind: 'textarea', rows: 3 },
  {
    name: 'description',
    label: dialogWords.companyDescription,
    kind: 'textarea',
    rows: 3,
    rule: required(dialogWords.companyDescriptionRequired),
  },
] as const satisfies readonly FieldSpec[];

function partnerMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: `New Partner Application - ${values['companyName'] ?? ''}`,
    body: [
      fill(dialogWords.helloPartnerTeam, { vendor: siteName }),
      '',
      dialogWords.wantToPartner,
      '',
      ...formatAnswers([...companyFields, ...applicantFields, ...businessFields], values),
      '',
      dialogWords.pleaseFollowUp,
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const partnerApplication: DialogRequest = {
  id: 'partner-application',
  subject: 'New Partner Application',
  title: dialogWords.partnerApplication,
  subtitle: dialogWords.partnerApplicationSubtitle,
  groups: [
    { legend: dialogWords.yourCompany, fields: companyFields },
    { legend: dialogWords.whomWeWriteTo, fields: applicantFields },
    { legend: dialogWords.yourBusiness, fields: businessFields },
  ],
  reply: replyWithin('partner-application'),
  submitLabel: dialogWords.submitApplication,
  busyLabel: dialogWords.submittingApplication,
  compose: partnerMessage,
  success: ({ siteName }) => ({
    tone: 'ok',
    title: dialogWords.applicationSubmitted,
    text: fill(dialogWords.applicationSubmittedText, { vendor: siteName }),
  }),
  failure: {
    tone: 'error',
    title: words.submissionFailed,
    text: dialogWords.applicationNotSubmitted,
  },
  afterwards: 'clear',
};
