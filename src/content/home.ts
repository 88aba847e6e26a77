import { brand } from '../config/brand.ts';
import type { Sample } from '../config/sample.ts';
import type { SiteHref } from '../site-href.ts';
import { uncapitalized } from '../lib/text/uncapitalized.ts';
import { casesOf, type Industry } from './cases/catalog.ts';
import { type ClaimId, marked } from './claims.ts';
import { physics } from './product/physics.ts';
import { pilot, type PilotStage } from './product/pilot.ts';
import { productById } from './products.ts';
import { fragments } from './product/splitting.ts';

/** The heading is from the specification. */
export const hero = {
  heading: 'Physics-Based Data Security',
  lede: 'For organizations with secrets that must last: post-quantum encryption for messages, files and access, on NIST’s standards.',
} as const;

/** The second screen: proof that a buyer can get. */
export const proof = {
  id: 'pilot',
  heading: 'Prove it with your own keys',
  lede: `A six-week pilot with one team: ${uncapitalized(pilot.summary)}`,
  /** Under each stage. */
  detail: ({ doneWhen }: PilotStage) => `Done when ${uncapitalized(doneWhen)}.`,
  more: { label: 'See what each side brings', to: '/products-solutions#pilot' },
} as const;

export const whyNow = {
  id: 'why-now',
  heading: 'Traffic recorded today can be decrypted later',
  lede: 'Attackers can store it now and open it once a quantum computer breaks today’s key exchange. Governments have set dates for replacing it.',
  legend: 'Bigger dot, more deadlines.',
  more: { label: 'Find your deadline', to: '/solutions/it-leaders#brief' },
} as const;

export const featuresIntro = {
  heading: 'The Future of Data Security',
  lede: 'What you get, and where to test it.',
} as const;

export const features = {
  quantum: {
    title: 'Quantum-secure protection',
    description: `Keys travel under ML-KEM, the lattice-based standard. ${physics}`,
    to: '/platform/explore-encryption',
  },
  zeroKnowledge: {
    title: 'Zero-knowledge architecture',
    description:
      'You run the key service. In production we hold no key, so we can’t read your data.',
    to: '/platform/data-protection',
  },
  performance: {
    title: 'Lightning-fast performance',
    description: `${marked['speed-rsa']}, ${marked['sub-millisecond']} and ${marked['storage-reduction']}. Each figure links to what it counts.`,
    to: '/platform/architecture#claims',
  },
  ai: {
    title: 'AI-safe integration',
    description: 'Replace sensitive fields with tokens before a model sees them.',
    to: '/platform/data-protection',
  },
  mesh: {
    title: 'Mesh networking',
    description: `Automatic failover ${marked.failover} when a relay dies, then the network heals itself.`,
    to: '/platform/communications',
  },
  monitoring: {
    title: 'Continuous monitoring',
    description: 'Learns what normal looks like and flags what isn’t, 24/7.',
    to: '/platform/zero-trust',
  },
} as const satisfies Readonly<Record<string, { title: string; description: string; to: SiteHref }>>;

export const steps = {
  heading: 'How a message stays secret',
  lede: 'Your application seals it, the network carries fragments of ciphertext, and only the receiver can open it.',
  seal: {
    term: 'Seal it on your device',
    text: 'The client library encrypts before anything leaves your process, with a hybrid of X25519 and ML-KEM-768.',
  },
  send: {
    term: 'Send it on separate routes',
    text: `${brand.mesh.name} cuts the ciphertext into ${fragments.total} fragments. Any ${fragments.needed} rebuild it, so the message survives a dead route.`,
  },
  open: {
    term: 'Open it and keep the record',
    text: 'The receiver’s policy decides, and every decision lands in a log you own.',
  },
} as const;

export const ledger = {
  heading: 'Every number has a definition',
  lede: 'What we count, where it applies, and whether a contract backs it.',
  caption: 'Three performance claims and what each counts',
  columns: ['We say', 'Of what', 'Counted how', 'It is'],
  claims: ['speed-rsa', 'failover', 'uptime-platform'],
  more: { label: 'All performance claims', to: '/platform/architecture#claims' },
} as const satisfies { claims: readonly ClaimId[] } & Record<string, unknown>;

export const industries = {
  heading: 'Built for regulated industries',
} as const;

export const suiteIntro = {
  heading: 'Post-quantum products you can deploy',
  more: { label: 'Compare all products', to: '/products-solutions' },
} as const;

type Testimonial = Sample & {
  quote: string;
  author: string;
  company: string;
  rating: 5;
  category: string;
  /** The spectral line that marks the quotation. */
  accent: 'signal' | 'data' | 'series';
};

/** Sample quotations, attributed by role and sector only. */
export const testimonials = [
  {
    quote:
      'We moved forty years of actuarial records behind it in one quarter. The auditors asked what would happen if our keys leaked. For the first time the honest answer was: not much.',
    author: 'Chief Information Security Officer',
    company: 'National insurance group',
    rating: 5,
    category: 'Data protection',
    accent: 'series',
    sample: true,
  },
  {
    quote:
      'Failover is a non-event. We pulled a node during the demo and no one on the call noticed.',
    author: 'Network Operations Lead',
    company: 'Regional energy grid',
    rating: 5,
    category: 'Communications',
    accent: 'signal',
    sample: true,
  },
  {
    quote: 'The only vendor that handed us the threat model before the price list.',
    author: 'Program Manager',
    company: 'Defense integrator',
    rating: 5,
    category: 'Zero trust',
    accent: 'data',
    sample: true,
  },
] as const satisfies readonly [Testimonial, ...Testimonial[]];

export const segments = {
  'Financial Services': { detail: 'Ledgers, trading', to: '/solutions/enterprise' },
  Healthcare: { detail: 'Records, imaging', to: casesOf('Healthcare') },
  Government: { detail: 'Civil, defense', to: '/solutions/military' },
  Technology: { detail: 'Platforms, SaaS', to: casesOf('Technology') },
  Manufacturing: { detail: 'Plants, suppliers', to: casesOf('Manufacturing') },
  Energy: { detail: 'Grid, upstream', to: casesOf('Energy') },
} as const satisfies Record<Industry, { detail: string; to: SiteHref }>;

const wirelessToo =
  productById('particlebeam')?.available === false
    ? `; ${brand.beam.name}, its wireless link from seabed to space, is coming`
    : '';

export const summary = [
  'Quantum-secure data protection for communications, storage, zero-trust access and encryption, for developers, IT leaders, military and government buyers and regulated enterprises.',
  `The platform joins ML-KEM key encapsulation, AES-256 encryption, a self-healing mesh network and continuous monitoring. ${brand.mesh.name}, the network, is live${wirelessToo}.`,
] as const;
