import { wrapBytes } from './wrap.ts';

/** Answer times that we promise, by kind of request. The specification gives the first three. */
export const replyTimes = [
  { sample: true, request: 'Enterprise demo', within: '24 hours' },
  { sample: true, request: 'Architecture review', within: '2 business days' },
  { sample: true, request: 'Partner application', within: '2 business days' },
  { sample: true, request: 'Quote or pilot', within: '2 business days' },
  { sample: true, request: 'General question', within: '2 business days' },
  { sample: true, request: 'Vulnerability report', within: '5 business days' },
] as const;

type Request = (typeof replyTimes)[number]['request'];

/** For example "24 hours". */
export const replyWithin = (kind: Request): string =>
  replyTimes.find(({ request }) => request === kind)?.within ?? '';

/** What a quote is made of. The amounts are in the claims ledger (`quote-pilot`, `quote-first-year`). */
export const quoteItems = [
  {
    sample: true,
    item: 'Key service nodes',
    text: 'Per node and year. The reference layout has three.',
  },
  { sample: true, item: 'People', text: 'How many use each product.' },
  {
    sample: true,
    item: 'Stored data',
    text: 'Per terabyte in our storage. Your own buckets cost nothing extra.',
  },
  { sample: true, item: 'Uptime', text: 'Which uptime figure your order names.' },
  {
    sample: true,
    item: 'Support',
    text: '24/7 for enterprise customers. Business hours are included.',
  },
] as const;

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
    runs: `PostgreSQL that you run, about ${(wrapBytes / 1_000).toFixed(1)} GB for a million records`,
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
  {
    sample: true,
    part: 'Relays',
    runs: 'None of yours needed. Run your own if routes must be yours.',
  },
] as const;

/** Who does the work on the customer's side, in hours. */
export const effort = [
  {
    sample: true,
    role: 'Platform engineer',
    install: 16,
    monthly: 4,
    work: 'Installs the nodes, applies releases',
  },
  {
    sample: true,
    role: 'Security owner',
    install: 6,
    monthly: 2,
    work: 'Signs pass marks, owns policy',
  },
  {
    sample: true,
    role: 'Five key custodians',
    install: 2,
    monthly: 0,
    work: 'One ceremony together, one restore a year',
  },
] as const;

const sum = (field: 'install' | 'monthly') => effort.reduce((hours, one) => hours + one[field], 0);

/** Custodians count once: they spend the same hours together. */
export const effortHours = { install: sum('install'), monthly: sum('monthly') } as const;
