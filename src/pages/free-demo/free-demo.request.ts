import { replyWithin } from '../../content/product/reply-times.ts';
import { type FieldSpec, required } from '../../ui/form/field-spec.ts';
import * as words from '../../features/request/form-words.ts';
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

const person = [
  firstName,
  lastName,
  { ...email, label: words.businessEmail },
  { ...phone, name: 'phoneNumber' },
  { ...company, label: words.companyName, rule: required(words.companyNameRequired) },
  jobTitle,
] as const satisfies readonly FieldSpec[];

/** Industry and company size have an asterisk but may stay empty: the specification says both. */
const needs = [
  {
    name: 'industry',
    label: words.industry,
    kind: 'select',
    fact: 'industry',
    marked: true,
    half: true,
    options: [
      { value: 'financial', label: words.financialServices },
      { value: 'healthcare', label: words.healthcare },
      { value: 'government', label: words.governmentAndDefense },
      { value: 'technology', label: words.technology },
      { value: 'manufacturing', label: words.manufacturing },
      { value: 'energy', label: words.energyAndUtilities },
      { value: 'education', label: words.education },
      { value: 'retail', label: words.retail },
      { value: 'other', label: words.other },
    ],
  },
  {
    name: 'companySize',
    label: words.companySize,
    kind: 'select',
    marked: true,
    half: true,
    options: [
      { value: '1-50', label: words.people1To50 },
      { value: '51-200', label: words.people51To200 },
      { value: '201-1000', label: words.people201To1000 },
      { value: '1001-5000', label: words.people1001To5000 },
      { value: '5000+', label: words.peopleOver5000 },
    ],
  },
  {
    name: 'preferredTime',
    label: words.preferredTime,
    kind: 'text',
    hint: words.preferredTimeHint,
  },
] as const satisfies readonly FieldSpec[];

const details = [
  { name: 'securityChallenges', label: words.securityChallenges, kind: 'textarea', rows: 4 },
] as const satisfies readonly FieldSpec[];

function freeDemoMessage(values: FormValues, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: fill(words.freeDemoSubjectOf, { company: values['company'] ?? '' }),
    body: messageBody([
      fill(words.helloTeam, { vendor: siteName }),
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
    { legend: words.aboutYou, fields: person },
    { legend: words.whatYouProtect, fields: [...needs, ...details] },
  ],
  reply: replyWithin('general-question'),
  submitLabel: words.requestDemo,
  busyLabel: handingOver,
  compose: freeDemoMessage,
  failure: {
    title: words.submissionFailed,
    text: words.requestNotPrepared,
  },
  afterwards: 'keep',
};
