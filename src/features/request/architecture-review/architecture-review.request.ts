import { replyWithin } from '../../../content/product/buying.ts';
import { site } from '../../../config/site.ts';
import { fill } from '../../../lib/text/fill.ts';
import { inUnits, shortAmount, shortTimeOfDay } from '../../../lib/text/format.ts';
import type { FieldSpec } from '../../../ui/form/field-spec.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import { company, contactName, email, jobTitle, phone } from '../../../ui/form/person-fields.ts';
import { fullEmail, required } from '../../../ui/form/rules.ts';
import * as dialogWords from '../dialog-words.ts';
import * as words from '../form-words.ts';
import { formatAnswers, writtenOn, zoneLines } from '../format-answers.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import type { Site } from '../../../config/site-facts.ts';

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
        ? [{ value: `under-${value}`, label: fill(dialogWords.budgetUnder, { amount: label }) }]
        : []),
      above
        ? {
            value: `${value}-${above.value}`,
            label: fill(dialogWords.budgetBetween, { from: label, to: above.label }),
          }
        : { value: `over-${value}`, label: fill(dialogWords.budgetOver, { amount: label }) },
    ];
  });
}

const timeAt = (hour: number): string => shortTimeOfDay(hour * 60);

const hours = (from: number, to: number): string =>
  fill(dialogWords.span, { from: timeAt(from), to: timeAt(to) });

const contactFields = [
  {
    ...company,
    name: 'companyName',
    label: words.companyName,
    rule: required(words.companyNameRequired),
  },
  contactName,
  { ...jobTitle, name: 'title', label: dialogWords.personTitle, rule: undefined },
  { ...email, rule: fullEmail },
  { ...phone, half: false },
] as const satisfies readonly FieldSpec[];

const organizationFields = [
  {
    name: 'organizationType',
    label: dialogWords.organizationType,
    kind: 'select',
    rule: required(dialogWords.organizationTypeRequired),
    half: true,
    options: [
      { value: 'enterprise', label: dialogWords.enterprise },
      { value: 'financial', label: words.financial },
      { value: 'healthcare', label: words.healthcare },
      { value: 'government', label: words.government },
      { value: 'military', label: dialogWords.militaryOrDefense },
      { value: 'education', label: words.education },
      { value: 'technology', label: words.technology },
      { value: 'other', label: words.other },
    ],
  },
  {
    name: 'organizationSize',
    label: dialogWords.organizationSize,
    kind: 'select',
    rule: required(dialogWords.organizationSizeRequired),
    half: true,
    options: [
      { value: 'small', label: dialogWords.small1To100 },
      { value: 'medium', label: dialogWords.medium101To1000 },
      { value: 'large', label: dialogWords.large1001To10000 },
      { value: 'enterprise', label: dialogWords.enterpriseOver10000 },
    ],
  },
] as const satisfies readonly FieldSpec[];

const architectureFields = [
  {
    name: 'currentInfrastructure',
    label: dialogWords.currentInfrastructure,
    kind: 'textarea',
    rows: 3,
    rule: required(dialogWords.currentInfrastructureRequired),
  },
  {
    name: 'securityChallenges',
    label: words.securityChallenges,
    kind: 'textarea',
    rows: 3,
    rule: required(dialogWords.securityChallengesRequired),
  },
  {
    name: 'architectureGoals',
    label: dialogWords.architectureGoals,
    kind: 'textarea',
    rows: 3,
    rule: required(dialogWords.architectureGoalsRequired),
  },
] as const satisfies readonly FieldSpec[];

const requirementFields = [
  {
    name: 'technicalRequirements',
    label: dialogWords.technicalRequirements,
    kind: 'textarea',
    rows: 3,
  },
  { name: 'complianceNeeds', label: dialogWords.complianceNeeds, kind: 'text' },
] as const satisfies readonly FieldSpec[];

const timingFields = [
  {
    name: 'timeline',
    label: words.timeline,
    kind: 'select',
    half: true,
    options: [
      { value: 'immediate', label: words.immediate },
      { value: 'short', label: dialogWords.short3To6 },
      { value: 'medium', label: dialogWords.medium6To12 },
      { value: 'long', label: dialogWords.longOver12 },
      { value: 'exploring', label: dialogWords.justExploring },
    ],
  },
  {
    name: 'budget',
    label: dialogWords.budget,
    kind: 'select',
    half: true,
    options: [...budgetOptions(site.budgets), { value: 'tbd', label: dialogWords.toBeDetermined }],
  },
  {
    name: 'preferredMeetingTime',
    label: dialogWords.preferredMeetingTime,
    kind: 'select',
    options: [
      {
        value: 'morning',
        label: fill(dialogWords.morning, { hours: hours(9, 12), zone: site.meetingZone }),
      },
      {
        value: 'afternoon',
        label: fill(dialogWords.afternoon, { hours: hours(12, 17), zone: site.meetingZone }),
      },
      { value: 'flexible', label: dialogWords.flexible },
    ],
  },
] as const satisfies readonly FieldSpec[];

function reviewMessage(values: FormValues, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: `Technical Architecture Review Request - ${values['companyName'] ?? ''}`,
    body: [
      fill(dialogWords.helloEngineers, { vendor: siteName }),
      '',
      dialogWords.wantReview,
      '',
      dialogWords.contactHeading,
      ...formatAnswers(contactFields, values),
      '',
      dialogWords.organizationHeading,
      ...formatAnswers(organizationFields, values),
      '',
      dialogWords.architectureHeading,
      ...formatAnswers(architectureFields, values),
      '',
      dialogWords.requirementsHeading,
      ...formatAnswers(requirementFields, values),
      '',
      dialogWords.timelineHeading,
      ...formatAnswers(timingFields, values),
      ...zoneLines(timeZone),
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const architectureReview: DialogRequest = {
  id: 'architecture-review',
  subject: 'Technical Architecture Review Request',
  title: dialogWords.reviewTitle,
  subtitle: dialogWords.reviewSubtitle,
  groups: [
    {
      legend: dialogWords.youAndOrganization,
      fields: [...contactFields, ...organizationFields],
    },
    { legend: dialogWords.yourArchitecture, fields: architectureFields },
    {
      legend: dialogWords.requirementsTimelineBudget,
      fields: [...requirementFields, ...timingFields],
      collapsed: true,
    },
  ],
  seal: 'offered',
  reply: replyWithin('architecture-review'),
  submitLabel: dialogWords.requestReview,
  busyLabel: dialogWords.submittingRequest,
  compose: reviewMessage,
  success: () => ({
    tone: 'ok',
    title: dialogWords.reviewSubmitted,
    text: dialogWords.reviewSubmittedText,
  }),
  failure: {
    tone: 'error',
    title: words.submissionFailed,
    text: words.requestNotSubmitted,
  },
  afterwards: 'clear',
};
