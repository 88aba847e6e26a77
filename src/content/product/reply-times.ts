import { textOf } from '../../lib/records.ts';

/** Answer times that we promise, by id of a kind of request. The first three are agreed (decision 90). */
export const replyTimes = [
  { sample: true, id: 'enterprise-demo', within: '24 hours' },
  { sample: true, id: 'architecture-review', within: '2 business days' },
  { sample: true, id: 'partner-application', within: '2 business days' },
  { sample: true, id: 'quote-or-pilot', within: '2 business days' },
  { sample: true, id: 'general-question', within: '2 business days' },
  { sample: true, id: 'vulnerability-report', within: '2 business days' },
] as const;

/** For example "24 hours". */
export const replyWithin = textOf(replyTimes, 'within');
