import { replyWithin } from '../../../content/product/reply-times.ts';
import { site } from '../../../config/site.ts';
import { fill } from '../../../lib/text/fill.ts';
import { inUnits, shortAmount, shortTimeOfDay } from '../../../lib/text/format.ts';
import {
  choice,
  longText,
  type FieldSpec,
  fullEmail,
  required,
} from '../../../ui/form/field-spec.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import { company, contactName, email, jobTitle, phone } from '../../../ui/form/person-fields.ts';
import * as shared from '../form-words.ts';
import { formatAnswers, messageBody, writtenOn, zoneLines } from '../format-answers.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import type { Site } from '../../../config/site-facts.ts';
import * as words from './words.ts';

/** The ranges of a budget: below its first step, between its steps, and above its last. */
export function budgetOptions({ currency, steps }: Site['budgets']) {
  const ends = steps.map((step) => ({
    value: inUnits(step).join(''),
    label: shortAmount(step, currency),
  }));
  return ends.flatMap(({ value, label }, index) => {
    const above = ends[index + 1];
    return [
      ...(index === 0
        ? [{ value: `under-${value}`, label: fill(words.budgetUnder, { amount: label }) }]
        : []),
      above
        ? {
            value: `${value}-${above.value}`,
            label: fill(words.budgetBetween, { from: label, to: above.label }),
          }
        : { value: `over-${value}`, label: fill(words.budgetOver, { amount: label }) },
    ];
  });
}

const timeAt = (hour: number): string => shortTimeOfDay(hour * 60);

const hours = (from: number, to: number): string =>
  fill(words.span, { from: timeAt(from), to: timeAt(to) });

const contactFields = [
  {
    ...company,
    name: 'companyName',
    label: shared.companyName,
    rule: required(shared.companyNameRequired),
  },
  contactName,
  { ...jobTitle, name: 'title', label: words.personTitle, rule: undefined },
  { ...email, rule: fullEmail },
  { ...phone, half: false },
] as const satisfies readonly FieldSpec[];

const organizationFields = [
  {
    ...choice('organizationType', words.organizationType, {
      enterprise: words.enterprise,
      financial: shared.financial,
      healthcare: shared.healthcare,
      government: shared.government,
      military: words.militaryOrDefense,
      education: shared.education,
      technology: shared.technology,
      other: shared.other,
    }),
    rule: required(words.organizationTypeRequired),
  },
  {
    ...choice('organizationSize', words.organizationSize, {
      small: words.small1To100,
      medium: words.medium101To1000,
      large: words.large1001To10000,
      enterprise: words.enterpriseOver10000,
    }),
    rule: required(words.organizationSizeRequired),
  },
] as const satisfies readonly FieldSpec[];

const architectureFields = [
  longText(
    'currentInfrastructure',
    words.currentInfrastructure,
    required(words.currentInfrastructureRequired),
  ),
  longText(
    'securityChallenges',
    shared.securityChallenges,
    required(words.securityChallengesRequired),
  ),
  longText('architectureGoals', words.architectureGoals, required(words.architectureGoalsRequired)),
] as const satisfies readonly FieldSpec[];

const requirementFields = [
  longText('technicalRequirements', words.technicalRequirements),
  { name: 'complianceNeeds', label: words.complianceNeeds, kind: 'text' },
] as const satisfies readonly FieldSpec[];

const timingFields = [
  choice('timeline', shared.timeline, {
    immediate: shared.immediate,
    short: words.short3To6,
    medium: words.medium6To12,
    long: words.longOver12,
    exploring: words.justExploring,
  }),
  {
    name: 'budget',
    label: words.budget,
    kind: 'select',
    half: true,
    options: [...budgetOptions(site.budgets), { value: 'tbd', label: words.toBeDetermined }],
  },
  {
    name: 'preferredMeetingTime',
    label: words.preferredMeetingTime,
    kind: 'select',
    options: [
      {
        value: 'morning',
        label: fill(words.morning, { hours: hours(9, 12), zone: site.meetingZone }),
      },
      {
        value: 'afternoon',
        label: fill(words.afternoon, { hours: hours(12, 17), zone: site.meetingZone }),
      },
      { value: 'flexible', label: words.flexible },
    ],
  },
] as const satisfies readonly FieldSpec[];

function reviewMessage(values: FormValues, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: fill(words.reviewSubjectOf, { company: values['companyName'] ?? '' }),
    body: messageBody([
      fill(words.helloEngineers, { vendor: siteName }),
      '',
      words.wantReview,
      '',
      words.contactHeading,
      ...formatAnswers(contactFields, values),
      '',
      words.organizationHeading,
      ...formatAnswers(organizationFields, values),
      '',
      words.architectureHeading,
      ...formatAnswers(architectureFields, values),
      '',
      words.requirementsHeading,
      ...formatAnswers(requirementFields, values),
      '',
      words.timelineHeading,
      ...formatAnswers(timingFields, values),
      ...zoneLines(timeZone),
      '',
      writtenOn(page),
    ]),
  };
}

export const architectureReview: DialogRequest = {
  id: 'architecture-review',
  subject: words.reviewSubject,
  title: words.reviewTitle,
  subtitle: words.reviewSubtitle,
  groups: [
    { legend: words.youAndOrganization, fields: [...contactFields, ...organizationFields] },
    { legend: words.yourArchitecture, fields: architectureFields },
    { fields: [...requirementFields, ...timingFields] },
  ],
  inSteps: true,
  seal: 'offered',
  reply: replyWithin('architecture-review'),
  submitLabel: words.requestReview,
  busyLabel: words.submittingRequest,
  compose: reviewMessage,
  success: () => ({ title: words.reviewSubmitted, text: words.reviewSubmittedText }),
  failure: { title: shared.submissionFailed, text: words.requestNotSubmitted },
  afterwards: 'clear',
};
