import type { Sample } from '../../config/sample.ts';
import { oneDecimal } from '../../lib/text/format.ts';
import { hoursOf } from './prices.ts';
import { wrapBytes } from './wrap.ts';

export { replyTimes, replyWithin } from './reply-times.ts';

export type QuoteItem = Sample & {
  readonly id: string;
  /** For a sentence of all items. */
  readonly item: string;
  /** How a service is priced by it. */
  readonly text?: string;
};

/** What a quote counts. */
export const quoteItems = [
  {
    sample: true,
    id: 'nodes',
    item: 'key service nodes',
    text: 'Per node and year; the reference layout has three',
  },
  { sample: true, id: 'people', item: 'people', text: 'By the number of people who use it' },
  {
    sample: true,
    id: 'terabytes',
    item: 'terabytes in our storage',
    text: 'Per terabyte in our storage; your own buckets cost nothing extra',
  },
  {
    sample: true,
    id: 'hardware',
    item: 'hardware units',
    text: 'Per unit: a server with the key service, the noise source and a hardware module',
  },
  { sample: true, id: 'uptime', item: 'the uptime that your order names' },
  { sample: true, id: 'support', item: 'support around the clock' },
] as const satisfies readonly QuoteItem[];

/** The machines of a first production installation: the reference layout. */
export const footprint = [
  {
    sample: true,
    part: 'Gateway and key service',
    runs: '3 nodes at 2 sites, 4 cores and 16 GB of memory each',
  },
  {
    sample: true,
    part: 'Database of wraps',
    runs: `PostgreSQL that you run, about ${oneDecimal(wrapBytes / 1_000)} GB for a million records`,
  },
  {
    sample: true,
    part: 'Root keys',
    runs: 'One pair of hardware modules, or a cloud HSM, by PKCS #11',
  },
  {
    sample: true,
    part: 'Network',
    runs: 'Port 443 between clients and gateway, and outbound to the control plane',
  },
  { sample: true, part: 'Relays', runs: 'None of yours needed, unless the routes must be yours' },
] as const;

/** Who does the work on the customer's side, in hours of each person. */
export const effort = [
  {
    sample: true,
    role: 'Platform engineer',
    people: 1,
    install: 16,
    monthly: 4,
    work: 'Installs the nodes, applies releases',
  },
  {
    sample: true,
    role: 'Security owner',
    people: 1,
    install: 6,
    monthly: 2,
    work: 'Signs success criteria, owns policy',
  },
  {
    sample: true,
    role: 'Five key custodians',
    people: 5,
    install: 2,
    monthly: 0,
    work: 'One ceremony together, one restore a year',
  },
] as const;

/** Of all people together. */
export const effortHours = hoursOf(effort);
