import { replyWithin } from '../../content/product/reply-times.ts';
import { choice, type FieldSpec, required } from '../../ui/form/field-spec.ts';
import * as shared from '../../features/request/form-words.ts';
import {
  formatAnswers,
  messageBody,
  writtenOn,
  zoneLines,
} from '../../features/request/format-answers.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import {
  type ComposeContext,
  handingOver,
  type RequestSpec,
} from '../../features/request/request-spec.ts';
import { fill } from '../../lib/text/fill.ts';
import {
  company,
  email,
  firstName,
  jobTitle,
  lastName,
  phone,
} from '../../ui/form/person-fields.ts';
import * as words from './words.ts';

const person = [
  firstName,
  lastName,
  { ...email, label: words.businessEmail },
  { ...phone, name: 'phoneNumber' },
  { ...company, label: shared.companyName, rule: required(shared.companyNameRequired) },
  jobTitle,
] as const satisfies readonly FieldSpec[];

/** Industry and company size have an asterisk but may stay empty, as agreed (decision 90). */
const needs = [
  {
    ...choice('industry', shared.industry, {
      financial: words.financialServices,
      healthcare: shared.healthcare,
      government: words.governmentAndDefense,
      technology: shared.technology,
      manufacturing: shared.manufacturing,
      energy: words.energyAndUtilities,
      education: shared.education,
      retail: words.retail,
      other: shared.other,
    }),
    fact: 'industry',
    marked: true,
  },
  {
    ...choice('companySize', shared.companySize, {
      '1-50': shared.people1To50,
      '51-200': shared.people51To200,
      '201-1000': words.people201To1000,
      '1001-5000': words.people1001To5000,
      '5000+': words.peopleOver5000,
    }),
    marked: true,
  },
  {
    name: 'preferredTime',
    label: words.preferredTime,
    kind: 'text',
    hint: words.preferredTimeHint,
  },
] as const satisfies readonly FieldSpec[];

const details = [
  { name: 'securityChallenges', label: shared.securityChallenges, kind: 'textarea', rows: 4 },
] as const satisfies readonly FieldSpec[];

function freeDemoMessage(values: FormValues, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: fill(words.freeDemoSubjectOf, { company: values['company'] ?? '' }),
    body: messageBody([
      fill(shared.helloTeam, { vendor: siteName }),
      '',
      words.wantDemo,
      '',
      ...formatAnswers([...person, ...needs], values),
      ...zoneLines(timeZone),
      ...formatAnswers(details, values),
      '',
      words.pleaseProposeTime,
      '',
      writtenOn(page),
    ]),
  };
}

export const freeDemo: RequestSpec = {
  id: 'free-demo',
  subject: words.freeDemoSubject,
  groups: [
    { legend: shared.aboutYou, fields: person },
    { legend: words.whatYouProtect, fields: [...needs, ...details] },
  ],
  reply: replyWithin('general-question'),
  submitLabel: shared.requestDemo,
  busyLabel: handingOver,
  compose: freeDemoMessage,
  failure: { title: shared.submissionFailed, text: shared.requestNotPrepared },
  afterwards: 'keep',
};
