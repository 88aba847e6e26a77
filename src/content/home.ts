import type { SiteHref } from '../routes.ts';
import { marked } from './claims.ts';

/** The six properties on the home page; each leads to the page that argues it. */
export const features = [
  {
    figure: 'lattice',
    title: 'Quantum-secure protection',
    description:
      'Keys are encapsulated with lattice mathematics for which no efficient quantum attack is known.',
    to: '/platform/explore-encryption',
  },
  {
    figure: 'sealed-cell',
    title: 'Zero-knowledge architecture',
    description: 'We hold nothing that could decrypt your data, so nobody can ask us for it.',
    to: '/platform/data-protection',
  },
  {
    figure: 'decay',
    title: 'Lightning-fast performance',
    description: `${marked['speed-rsa']}, ${marked['sub-millisecond']} and ${marked['storage-reduction']}: our claims, each defined in the ledger.`,
    to: '/platform/architecture#claims',
  },
  {
    figure: 'scatter',
    title: 'AI-safe integration',
    description: 'Models train on fields they can use and cannot read back.',
    to: '/platform/data-protection',
  },
  {
    figure: 'mesh-route',
    title: 'Mesh networking',
    description: `Designed to fail over by itself in ${marked.failover}, across a network that heals.`,
    to: '/platform/communications',
  },
  {
    figure: 'baseline',
    title: 'Continuous monitoring',
    description: 'An anomaly is a departure from a measured baseline, watched 24/7.',
    to: '/platform/zero-trust',
  },
] as const satisfies readonly {
  figure: string;
  title: string;
  description: string;
  to: SiteHref;
}[];

type Testimonial = {
  quote: string;
  author: string;
  company: string;
  rating: 5;
  category: string;
  /** The line of the spectrum that marks it. */
  accent: 'beta' | 'gamma' | 'delta';
};

/** Sample quotations, attributed by role and sector only. The first one leads. */
export const testimonials = [
  {
    quote:
      'We moved forty years of actuarial records behind it in one quarter. The auditors asked what would happen if our keys leaked. For the first time the honest answer was: not much.',
    author: 'Chief Information Security Officer',
    company: 'National insurance group',
    rating: 5,
    category: 'Data protection',
    accent: 'delta',
  },
  {
    quote:
      'Failover is a non-event. We pulled a node during the demo and nobody on the call noticed.',
    author: 'Network Operations Lead',
    company: 'Regional energy grid',
    rating: 5,
    category: 'Communications',
    accent: 'beta',
  },
  {
    quote: 'The only vendor that handed us the threat model before the price list.',
    author: 'Program Manager',
    company: 'Defense integrator',
    rating: 5,
    category: 'Zero trust',
    accent: 'gamma',
  },
] as const satisfies readonly [Testimonial, ...Testimonial[]];

/** Six kinds of customer and where each reads on. */
export const segments = [
  { name: 'Financial Services', detail: 'Ledgers, trading', to: '/solutions/enterprise' },
  {
    name: 'Healthcare',
    detail: 'Records, imaging',
    to: '/resources/case-studies?industry=Healthcare',
  },
  { name: 'Government', detail: 'Civil, defense', to: '/solutions/military' },
  {
    name: 'Technology',
    detail: 'Platforms, SaaS',
    to: '/resources/case-studies?industry=Technology',
  },
  {
    name: 'Manufacturing',
    detail: 'Plants, suppliers',
    to: '/resources/case-studies?industry=Manufacturing',
  },
  { name: 'Energy', detail: 'Grid, upstream', to: '/resources/case-studies?industry=Energy' },
] as const satisfies readonly { name: string; detail: string; to: SiteHref }[];

/** The page in sentences, for readers and search engines that want it in one piece. */
export const summary = [
  'Quantum-secure data protection for communications, storage, zero-trust access and encryption, for developers, IT leaders, military and government buyers and regulated enterprises.',
  'The platform joins ML-KEM key encapsulation, AES-256 encryption, a self-healing mesh network and continuous monitoring. ParticleMesh, the network, is live; ParticleBeam, its wireless link from seabed to space, is coming.',
] as const;
