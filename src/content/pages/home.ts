import { brand } from '../../config/brand.ts';
import { textIf } from '../../lib/records.ts';
import type { SiteHref, Head } from '../../routes.ts';
import { uncapitalized } from '../../lib/text/grammar.ts';
import { authority } from '../product/authority.ts';
import { casesOf } from '../industries.ts';
import type { Industry } from '../industry-names.ts';
import { marked } from '../claims.ts';
import { physics } from '../product/cryptography.ts';
import { pilot } from '../product/pilot.ts';
import { isComing } from '../product/sold.ts';
import { fragments } from '../product/splitting.ts';

export const head: Head = {
  title: 'Post-quantum data security',
  description:
    'Protect messages, files and access with post-quantum encryption built on NIST standards (ML-KEM, AES-256). See it work in your browser.',
};

/** The heading is agreed (decision 90). */
export const hero = {
  heading: 'Physics-Based Data Security',
  lede: 'We help banks, hospitals and agencies protect messages, files and access with NIST’s post-quantum standards, because traffic recorded today can be decrypted later.',
} as const;

/** The second screen: proof that a buyer can get. */
export const proof = {
  id: 'pilot',
  heading: 'Prove it with your own keys',
  lede: `A six-week pilot with one team: ${uncapitalized(pilot.summary)}`,
  /** Under each stage. */
  detail: 'Done when {doneWhen}.',
  more: { label: 'See what each side brings', to: '/products-solutions#pilot' },
} as const;

export const whyNow = {
  id: 'why-now',
  heading: 'Dates to replace today’s encryption',
  lede: 'A quantum computer would break today’s key exchange, and attackers can store traffic until then, which is why governments have set dates.',
  /** The years with the most deadlines. */
  point: 'Most deadlines fall in {years}.',
  more: { label: 'Find your deadline', to: '/solutions/it-leaders#brief' },
} as const;

export const featuresIntro = {
  heading: 'The Future of Data Security',
  lede: 'Here is what you get, and where you can test each part.',
} as const;

export const features = {
  quantum: {
    title: 'Quantum-secure protection',
    description: `Keys travel under ML-KEM, the lattice-based standard that NIST published in 2024. ${physics} [How we judge our own algorithm](${brand.ownAlgorithm.article})`,
    to: '/platform/explore-encryption',
  },
  zeroKnowledge: {
    title: 'Zero-knowledge architecture',
    description: `You run the key service and sign its policy. ${authority.claim}`,
    to: '/security',
  },
  performance: {
    title: 'Lightning-fast performance',
    description: `${marked['speed-rsa']}, ${marked['sub-millisecond']} and ${marked['storage-reduction']}, each linked to what it counts.`,
    to: '/platform/architecture#claims',
  },
  ai: {
    title: 'AI-safe integration',
    description: 'Replace sensitive fields with tokens before a model sees them.',
    to: '/platform/data-protection',
  },
  mesh: {
    title: 'Mesh networking',
    description: `Automatic failover ${marked.failover} when a relay dies, after which the network heals itself.`,
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
  lede: 'Your application seals it, the network carries fragments of it, and only the receiver can open it.',
  seal: {
    term: 'Seal it on your device',
    text: 'The client library encrypts before anything leaves your process, with X25519 and ML-KEM-768 together.',
  },
  send: {
    term: 'Send it on separate routes',
    text: `${brand.mesh.name} cuts the ciphertext into ${fragments.total} fragments, of which any ${fragments.needed} rebuild it: the message survives a dead route.`,
  },
  open: {
    term: 'Open it and keep the record',
    text: 'The receiver’s policy decides, and every decision lands in a log you own.',
  },
} as const;

export const industries = { heading: 'Built for regulated industries' } as const;

export const suiteIntro = {
  heading: 'Post-quantum products and their status',
  more: { label: 'Compare all products', to: '/products-solutions' },
} as const;

export const segments = {
  'financial-services': { detail: 'Ledgers, trading', to: '/solutions/enterprise' },
  healthcare: { detail: 'Records, imaging', to: casesOf('healthcare') },
  government: { detail: 'Civil, defense', to: '/solutions/military' },
  technology: { detail: 'Platforms, SaaS', to: casesOf('technology') },
  manufacturing: { detail: 'Plants, suppliers', to: casesOf('manufacturing') },
  energy: { detail: 'Grid, upstream', to: casesOf('energy') },
} as const satisfies Record<Industry, { detail: string; to: SiteHref }>;

const wirelessToo = textIf(
  isComing('particlebeam'),
  `; ${brand.beam.name}, its wireless link from seabed to space, is coming`,
);

export const summary = [
  'Quantum-secure data protection for communications, storage, zero-trust access and encryption, for developers, IT leaders, military and government buyers and regulated enterprises.',
  `The platform joins ML-KEM key encapsulation, AES-256 encryption, a self-healing mesh network and continuous monitoring. ${brand.mesh.name}, the network, is live${wirelessToo}.`,
] as const;

export const explorePlatform = 'Explore Security Platform';
export const closingHeading = 'Join the Security Revolution';
/** The large number beside “Lightning-fast performance”. */
export const timesAsFast = '15x';
export const pageSummary = 'Page summary';
/** A deadline, under its line of the spectrum. */
export const endOfYear = 'End of {year}';

/** The windows under the steps of a message; log lines keep their columns. */
export const stepSamples = {
  state: 'sample',
  seal: 'seal',
  text: 'Gate 4 opens at 08:10.',
  sealCommand: 'seal "{text}"',
  key: 'key   X25519 + ML-KEM-768, {bytes} B',
  sealed: 'text  AES-256-GCM, {text} + {added} B',
  sent: 'sent  {bytes} B',
  routes: 'routes',
  anyOf: 'any {needed} of {total}',
  route: '{number} of {total}',
  lost: 'lost',
  arrived: 'arrived',
  auditLog: 'audit log',
  allowed: 'policy "site crew": allow',
  opened: 'opened by device 4471',
  denied: 'policy "visitor": deny',
  exported: 'exported by syslog',
} as const;
