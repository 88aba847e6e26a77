import type { Sample } from '../../config/sample.ts';
import { listOf, uncapitalized } from '../../lib/text/grammar.ts';

/** A part of the platform that touches customer data, or commands one that does. */
export type CustodyPart = Sample & {
  readonly id: string;
  readonly part: string;
  /** Within a sentence, if that is not its name with a small letter. */
  readonly inSentence?: string;
  readonly host: 'customer' | 'us' | 'as-ordered';
  readonly hostedBy: string;
  readonly operatedBy: string;
  readonly reads: string;
};

export const rowsOf = (parts: readonly CustodyPart[]) =>
  parts.map(
    ({ part, hostedBy, operatedBy, reads }) => [part, hostedBy, operatedBy, reads] as const,
  );

const named = (parts: readonly CustodyPart[], host: CustodyPart['host']): string =>
  listOf(
    parts
      .filter((one) => one.host === host)
      .map(({ part, inSentence = uncapitalized(part) }) => inSentence),
  );

/** Names of parts that we always host, and of those that an order can have us host. */
export const hostsOf = (parts: readonly CustodyPart[]) => ({
  ours: named(parts, 'us'),
  ordered: named(parts, 'as-ordered'),
});
