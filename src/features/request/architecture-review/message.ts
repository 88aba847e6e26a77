import { formatAnswers, writtenOn, zoneLines } from '../format-answers.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import type { ComposeContext } from '../request-spec.ts';
import {
  architectureFields,
  contactFields,
  organizationFields,
  requirementFields,
  timingFields,
} from './fields.ts';

export function reviewMessage(values: FormValues, { siteName, page, timeZone }: ComposeContext) {
  return {
    subject: `Technical Architecture Review Request - ${values['companyName'] ?? ''}`,
    body: [
      `Hello ${siteName} engineering team,`,
      '',
      'We would like a technical architecture review.',
      '',
      'CONTACT',
      ...formatAnswers(contactFields, values),
      '',
      'ORGANIZATION',
      ...formatAnswers(organizationFields, values),
      '',
      'ARCHITECTURE',
      ...formatAnswers(architectureFields, values),
      '',
      'REQUIREMENTS',
      ...formatAnswers(requirementFields, values),
      '',
      'TIMELINE AND BUDGET',
      ...formatAnswers(timingFields, values),
      ...zoneLines(timeZone),
      '',
      writtenOn(page),
    ].join('\n'),
  };
}
