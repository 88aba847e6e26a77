/* From src/content/product/reply-times.ts, as of c4139a4b. */
import { textOf } from '../../lib/records.ts';
import type * as english from './reply-times.ts';

/** The records of the English list, in their order. */
type Translated<List> = {
  readonly [Key in keyof List]: Omit<List[Key], 'within'> & { within: string };
};

/** Answer times that we promise, by id of a kind of request. The first three are agreed (decision 90). */
export const replyTimes = [
  { sample: true, id: 'enterprise-demo', within: '24 Stunden' },
  { sample: true, id: 'architecture-review', within: '2 Arbeitstagen' },
  { sample: true, id: 'partner-application', within: '2 Arbeitstagen' },
  { sample: true, id: 'quote-or-pilot', within: '2 Arbeitstagen' },
  { sample: true, id: 'general-question', within: '2 Arbeitstagen' },
  { sample: true, id: 'vulnerability-report', within: '2 Arbeitstagen' },
] as const satisfies Translated<typeof english.replyTimes>;

/** For example "24 hours". */
export const replyWithin = textOf(replyTimes, 'within');
