import { answers, writtenOn, zoneLines } from '../answers.ts';
import type { ComposeContext, Values } from '../enquiry.ts';
import {
  architectureFields,
  contactFields,
  organizationFields,
  requirementFields,
  timingFields,
} from './fields.ts';

/** The message a review request becomes: the same questions in the same order, under headings. */
export function reviewMessage(values: Values, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: `Technical Architecture Review Request - ${values['companyName'] ?? ''}`,
    body: [
      `Hello ${siteName} engineering team,`,
      '',
      'We would like a technical architecture review.',
      '',
      'CONTACT',
      ...answers(contactFields, values),
      '',
      'ORGANIZATION',
      ...answers(organizationFields, values),
      '',
      'ARCHITECTURE',
      ...answers(architectureFields, values),
      '',
      'REQUIREMENTS',
      ...answers(requirementFields, values),
      '',
      'TIMELINE AND BUDGET',
      ...answers(timingFields, values),
      ...zoneLines(timeZone),
      '',
      writtenOn(page),
    ].join('\n'),
  };
}
