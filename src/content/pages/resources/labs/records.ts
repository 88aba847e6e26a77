import type { IsoDay } from '../../../../lib/dates.ts';
import type { InnovationSlug, PublicationSlug, statuses } from './catalog.ts';

type Area = {
  readonly title: string;
  readonly description: string;
  readonly details: string;
};

export const areas: readonly Area[] = [
  {
    title: 'Key establishment',
    description: 'Hybrid schedules that survive the loss of one family, lattice or code.',
    details:
      'A hybrid is only as good as the way its halves are joined. We study combiners in which a total break of either half leaves the other at full strength, and formats that say which algorithms a key depends on.',
  },
  {
    title: 'Physical entropy',
    description: 'Noise sources, their failure modes, and tests that notice a dying one.',
    details:
      'A noise diode rarely stops. It drifts, couples to its neighbor, or repeats after a cold start. We age sources on purpose and record which health test spoke first, if any did.',
  },
  {
    title: 'Traffic analysis',
    description: 'How much an observer of some routes learns from size and timing alone.',
    details:
      'Encryption hides what is said, not that something is said, when, and how much of it. We measure what splitting a message over several routes takes away from somebody who watches one of them.',
  },
  {
    title: 'Private inference',
    description: 'What a model can reconstruct from tokenized records, and from their order.',
    details:
      'Replacing a name by a token removes the name. The order of visits, the spacing of dates and a rare postal code may bring it back. We look for the second, less obvious identifier.',
  },
];

/** What each status means, and where a project may go from there. */
export const legend: Readonly<
  Record<(typeof statuses)[number], { readonly means: string; readonly leads: string }>
> = {
  'Beta Testing': {
    means: 'In somebody else’s hands, with a written list of known faults.',
    leads: 'Becomes part of a product, or goes back one level.',
  },
  'In Development': {
    means: 'A prototype runs, and its limits have been measured here.',
    leads: 'Up when an outsider can install it; down when a measurement surprises us.',
  },
  'Active Research': {
    means: 'There is a method, and somebody is trying to break it.',
    leads: 'Up when it withstands that for half a year.',
  },
  'Research Phase': {
    means: 'There is a question. Nobody has promised an answer.',
    leads: 'Up when a method exists, or out. Most leave here.',
  },
};

export const innovations: Readonly<
  Record<InnovationSlug, { readonly title: string; readonly description: string }>
> = {
  'inventory-scanner': {
    title: 'Cryptographic inventory scanner',
    description:
      'Finds algorithms in binaries, certificates and configuration. Known fault: it reports test vectors as keys.',
  },
  'expiring-shares': {
    title: 'Shares that expire on a schedule',
    description:
      'Key shares are renewed monthly, so that shares stolen in different months do not add up.',
  },
  'beam-framing': {
    title: 'ParticleBeam link layer',
    description:
      'Framing for channels that lose most of what they carry, under water or above air.',
  },
  'entropy-watch': {
    title: 'A watchman for noise sources',
    description: 'Compares two sources of different physics and raises an alarm when they agree.',
  },
  'second-family': {
    title: 'Second KEM family in the key schedule',
    description: 'Room for HQC beside ML-KEM once NIST publishes the standard. The room is empty.',
  },
  'cover-traffic': {
    title: 'Cover traffic with a budget',
    description: 'How little padding still blurs the daily rhythm of an office on the wire.',
  },
  'token-order': {
    title: 'Shuffling without losing the trend',
    description: 'Breaks the order of records that identifies a person while keeping their sums.',
  },
  'open-review': {
    title: 'Open review of Quantamorphic',
    description: 'Deciding what must be published, and on which terms people may attack it.',
  },
};

type Publication = {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly author: string;
  readonly date: IsoDay;
};

export const publications: Readonly<Record<PublicationSlug, Publication>> = {
  'a-test-plan-for-outside-reviewers': {
    title: 'A test plan for outside reviewers',
    description:
      'The attacks we would like tried on Quantamorphic, in the order of our own doubts.',
    type: 'Technical note',
    author: 'Maren Tollefsdal',
    date: '2025-02-17',
  },
  'what-one-observer-sees': {
    title: 'What one observer sees',
    description:
      'Bounds on size and timing leakage in a small mesh, with the traces they came from.',
    type: 'Working paper',
    author: 'Tobias Wrenfield',
    date: '2024-10-07',
  },
  'key-schedules-for-fragmented-transport': {
    title: 'Key schedules for fragmented transport',
    description: 'One derivation per fragment, and why that costs less than expected.',
    type: 'Technical report',
    author: 'Maren Tollefsdal',
    date: '2024-05-20',
  },
};

export const collaborations = [
  {
    term: 'Universities',
    text: 'Thesis topics that come with data, a second supervisor and no veto over results.',
    gives: 'You bring a student; we bring traces and a desk.',
  },
  {
    term: 'Standards groups',
    text: 'Implementation reports, test vectors and the time of someone who has built it.',
    gives: 'You bring the draft; we bring what broke.',
  },
  {
    term: 'Cryptanalysts',
    text: 'Attack anything we publish. You will be credited, and thanked in writing.',
    gives: 'You bring a break; we fix it in public.',
  },
] as const;
