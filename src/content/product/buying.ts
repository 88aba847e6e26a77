import { wrapBytes } from './wrap.ts';

/** Answer times that we promise, by kind of request. The specification gives the first three. */
export const replyTimes = [
  { request: 'Enterprise demo', within: '24 hours' },
  { request: 'Architecture review', within: '2 business days' },
  { request: 'Partner application', within: '2 business days' },
  { request: 'Quote or pilot', within: '2 business days' },
  { request: 'General question', within: '2 business days' },
  { request: 'Vulnerability report', within: '5 business days' },
] as const;

type Request = (typeof replyTimes)[number]['request'];

/** For example "24 hours". */
export const replyWithin = (kind: Request): string =>
  replyTimes.find(({ request }) => request === kind)?.within ?? '';

/** What a quote is made of. The amounts are in the claims ledger (`quote-pilot`, `quote-first-year`). */
export const quoteItems = [
  { item: 'Key service nodes', text: 'Per node and year. The reference layout has three.' },
  { item: 'People', text: 'How many use each product.' },
  {
    item: 'Stored data',
    text: 'Per terabyte in our storage. Your own buckets cost nothing extra.',
  },
  { item: 'Uptime', text: 'Which uptime figure your order names.' },
  { item: 'Support', text: '24/7 for enterprise customers. Business hours are included.' },
] as const;

/** The machines of a first production installation: the reference layout. */
export const footprint = [
  { part: 'Gateway and key service', runs: '3 nodes at 2 sites, 4 cores and 16 GB of memory each' },
  {
    part: 'Database of wraps',
    runs: `PostgreSQL that you run, about ${(wrapBytes / 1_000).toFixed(1)} GB for a million records`,
  },
  { part: 'Root keys', runs: 'One pair of hardware modules, or a cloud HSM, by PKCS #11' },
  {
    part: 'Network',
    runs: 'Port 443 between clients and gateway, and outbound to the control plane',
  },
  { part: 'Relays', runs: 'None of yours needed. Run your own if routes must be yours.' },
] as const;

/** Who does the work on the customer's side, in hours. */
export const effort = [
  {
    role: 'Platform engineer',
    install: 16,
    monthly: 4,
    work: 'Installs the nodes, applies releases',
  },
  { role: 'Security owner', install: 6, monthly: 2, work: 'Signs pass marks, owns policy' },
  {
    role: 'Five key custodians',
    install: 2,
    monthly: 0,
    work: 'One ceremony together, one restore a year',
  },
] as const;

const sum = (field: 'install' | 'monthly') => effort.reduce((hours, one) => hours + one[field], 0);

/** Custodians count once: they spend the same hours together. */
export const effortHours = { install: sum('install'), monthly: sum('monthly') } as const;
