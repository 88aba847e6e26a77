import { brand } from '../../../config/brand.ts';
import type { Sample } from '../../../config/sample.ts';
import { site } from '../../../config/site.ts';
import type { IsoDay } from '../../../lib/time/dates.ts';
import { agility } from '../../product/wrap.ts';
import type { PageContent } from '../page-content.ts';
import type { InnovationSlug, ProjectStatus, PublicationSlug } from './labs/catalog.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  name: `${site.name} Labs`,
  title: 'Research labs: post-quantum cryptography',
  description:
    'See what our researchers work on, how far each project is, and which papers you can ask for. Universities and cryptanalysts can work with us.',
};

export const labsWords = {
  projects: 'See current projects',
  publications: 'Publications',
  areaHeads: ['Area', 'What we look for', 'How'],
  status: 'Status',
  /** Opens the entry of a publication; the second part is for screen readers. */
  bibtex: 'BibTeX',
  bibtexOf: ' of {title}',
  publisher: `${site.name} Labs, {type}`,
  feed: 'RSS feed',
} as const;

export const labs = {
  heading: `Post-quantum research at ${site.name}\u00a0Labs`,
  lede: 'We study how keys are made, where randomness comes from and what traffic gives away, and every project here shows its status.',
  sections: [
    { id: 'areas', heading: 'Core research areas' },
    {
      id: 'innovations',
      heading: 'Current innovations in data protection',
      lede: 'A project moves one level at a time, up or down.',
    },
    {
      id: 'publications',
      heading: 'Cryptography publications',
      lede: 'Copies go out by e-mail, with the data where we can share it, and none has been peer-reviewed yet.',
    },
    { id: 'collaboration', heading: 'Collaborate with us' },
    { id: 'community', heading: 'Join the research community' },
  ],
  sources: [
    {
      label: 'NIST IR 8545, Status report on the fourth round (HQC)',
      href: 'https://csrc.nist.gov/pubs/ir/8545/final',
    },
  ],
  next: { label: 'Read the research posts', to: '/blog' },
} as const satisfies PageContent;

type Area = Sample & {
  readonly title: string;
  readonly description: string;
  readonly details: string;
};

export const areas: readonly Area[] = [
  {
    sample: true,
    title: 'Key establishment',
    description: 'Hybrid keys that survive the loss of one algorithm family.',
    details:
      'We study combiners in which a total break of one half leaves the other at full strength.',
  },
  {
    sample: true,
    title: 'Physical entropy',
    description: 'Noise sources, how they fail, and tests that notice.',
    details:
      'A noise diode rarely stops. It drifts, couples to its neighbor, or repeats after a cold start. We age sources on purpose and record which health test speaks first.',
  },
  {
    sample: true,
    title: 'Traffic analysis',
    description: 'What an observer learns from size and timing alone.',
    details: 'We measure how much less one observer learns when a message takes several routes.',
  },
  {
    sample: true,
    title: 'Private inference',
    description: 'What a model can rebuild from tokenized records.',
    details:
      'The order of visits, the spacing of dates and a rare postal code can bring a removed name back.',
  },
];

/** How each status is called, and what it means. */
export const statusWords: Readonly<Record<ProjectStatus, { term: string; text: string }>> = {
  'Beta Testing': {
    term: 'Beta Testing',
    text: 'Outside users have it, with a list of known faults.',
  },
  'In Development': {
    term: 'In Development',
    text: 'A prototype runs, and we’ve measured its limits.',
  },
  'Active Research': {
    term: 'Active Research',
    text: 'There’s a method, and we’re trying to break it.',
  },
  'Research Phase': {
    term: 'Research Phase',
    text: 'There’s a question and no promise of an answer.',
  },
};

export const innovations: Readonly<
  Record<InnovationSlug, Sample & { readonly title: string; readonly description: string }>
> = {
  'inventory-scanner': {
    title: 'Cryptographic inventory scanner',
    sample: true,
    description:
      'Finds algorithms in binaries, certificates and configuration. Known fault: it reports test vectors as keys.',
  },
  'expiring-shares': {
    title: 'Key shares that expire on a schedule',
    sample: true,
    description:
      'Key shares are renewed every month: shares stolen in different months don’t add up.',
  },
  'beam-framing': {
    title: `${brand.beam.name} link layer`,
    sample: true,
    description: 'Framing for channels that lose most of what they carry, under water or in space.',
  },
  'entropy-watch': {
    title: 'Health monitor for noise sources',
    sample: true,
    description:
      'Compares two physically different sources and raises an alarm when their outputs correlate.',
  },
  'second-family': {
    title: 'Second KEM family in the key schedule',
    sample: true,
    description: agility.hqc,
  },
  'cover-traffic': {
    title: 'Cover traffic on a budget',
    sample: true,
    description: 'How little padding it takes to hide an office’s daily rhythm on the network.',
  },
  'token-order': {
    title: 'Shuffling that keeps the trend',
    sample: true,
    description: 'Breaks the record order that identifies a person and keeps the totals.',
  },
  'open-review': {
    title: `Open review of ${brand.ownAlgorithm.name}`,
    sample: true,
    description: 'Decides what we must publish, and on what terms outsiders can attack it.',
  },
};

type Publication = Sample & {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly author: string;
  readonly date: IsoDay;
};

export const publications: Readonly<Record<PublicationSlug, Publication>> = {
  'a-test-plan-for-outside-reviewers': {
    title: 'A test plan for outside reviewers',
    description: `The attacks we’d like outsiders to try on ${brand.ownAlgorithm.name}, most worrying first.`,
    type: 'Technical note',
    author: 'Maren Tollefsdal',
    sample: true,
    date: '2025-02-17',
  },
  'what-one-observer-sees': {
    title: 'What one observer sees',
    description: 'Bounds on size and timing leakage in a small mesh, with the traces behind them.',
    type: 'Working paper',
    author: 'Tobias Wrenfield',
    sample: true,
    date: '2024-10-07',
  },
  'key-schedules-for-fragmented-transport': {
    title: 'Key schedules for fragmented transport',
    description: 'One key derivation per fragment, and what it costs.',
    type: 'Technical report',
    author: 'Maren Tollefsdal',
    sample: true,
    date: '2024-05-20',
  },
};

export const collaborations = [
  {
    sample: true,
    term: 'Universities',
    text: 'Thesis topics with data and a second supervisor. You publish the results, good or bad.',
    gives: 'You bring a student; we bring traces and a desk.',
  },
  {
    sample: true,
    term: 'Standards groups',
    text: 'Implementation reports, test vectors, and an engineer who has built the draft.',
    gives: 'You bring the draft; we bring what broke.',
  },
  {
    sample: true,
    term: 'Cryptanalysts',
    text: 'Attack anything we publish.',
    gives: 'We credit you and publish the fix.',
  },
] as const;
