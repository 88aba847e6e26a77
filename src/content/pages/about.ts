import { brand } from '../../config/brand.ts';
import { capitalized, counted, numberWord } from '../../lib/text/grammar.ts';
import { type Sample, whileSample } from '../../config/sample.ts';
import { site } from '../../config/site.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { marked } from '../claims.ts';
import { directors, independentDirectors } from '../people.ts';
import { counts as offer } from '../product/offer.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'About us: post-quantum data protection',
  description: `Meet the people behind ${site.name}: what we protect and why, how we got here, who leads the company, who sits on its board, and what you can buy.`,
};

type Milestone = Sample & {
  /** By which translations find it: its day may be corrected. */
  readonly id: string;
  readonly date: IsoDay;
  readonly title: string;
  readonly text: string;
};

/** Oldest first. */
export const milestones = [
  {
    id: 'founded',
    date: '2019-04-08',
    sample: true,
    title: 'The company is founded',
    text: 'Four engineers set out to store records that must outlive the software that wrote them.',
  },
  {
    id: 'first-customer',
    date: '2021-06-15',
    sample: true,
    title: 'First paying customer',
    text: 'Document storage and sharing leaves testing. The customer, an archive, asks first how to get everything out again.',
  },
  {
    id: 'network',
    date: '2023-09-19',
    sample: true,
    title: `${brand.mesh.name} goes live`,
    text: 'The network carries its first customer traffic. One route fails in the second week, and the others take over.',
  },
  {
    id: 'hybrid-by-default',
    date: '2025-01-22',
    sample: true,
    title: 'Hybrid key exchange becomes the default',
    text: 'Every node uses X25519 with ML-KEM-768 unless an administrator forbids it, [five months after FIPS 203](/press#hybrid-key-exchange-on-by-default).',
  },
] as const satisfies readonly Milestone[];

export const counts = [
  {
    claim: marked.products,
    text: `${capitalized(numberWord(offer.suite))} in the suite, ${numberWord(offer.suiteAvailable)} of them available today, and ${counted(offer.services, { one: '{number} service', other: '{number} services' })} they’re built from. Each is sold on its own.`,
    kind: 'Our list, below',
  },
  {
    claim: marked.patents,
    text: 'Granted and pending together. Only review by outsiders shows that an idea is secure.',
    kind: 'Our own tally',
  },
] as const;

/** How many directors are independent; nothing if none is. */
const independence = counted(
  independentDirectors,
  {
    zero: '',
    one: '{Number} of {all} is independent. ',
    other: '{Number} of {all} are independent. ',
  },
  { all: counted(directors.length, { one: '{number} director', other: '{number} directors' }) },
);

export const habits = [
  {
    term: 'We write down what each part relies on',
    text: 'Nothing that ships today can be tested against 2055. So every product names its algorithms, and the assumptions behind them.',
  },
  {
    term: 'We make parts replaceable',
    text: 'When an algorithm weakens, you swap it in the key service. Your data stays where it is.',
  },
  {
    term: 'We label every claim',
    text: 'Each figure on this site says what it counts and whether it’s a target, a measurement or a contract term. [See the ledger](/platform/architecture#claims).',
  },
] as const;

export const about = {
  heading: `Post-quantum data protection from ${site.address.city.replaceAll(' ', '\u00a0')}`,
  lede: `${site.name} protects records of banks, hospitals and agencies that must stay secret for decades. Traffic recorded today can wait for a quantum computer, so we build on NIST’s standards now.`,
  sections: [
    {
      id: 'mission',
      heading: 'Our mission: secrets that outlast software',
      lede: 'We protect data that keeps its value for decades: a genome, a treaty, the drawings of a bridge that people will still cross in 2080.',
    },
    { id: 'milestones', heading: 'History and milestones' },
    {
      id: 'leadership',
      heading: 'Executive leadership',
      lede: `The people who answer for the products, the network, the audits and the cryptography. ${whileSample('People, dates and figures on this page are sample content.')}`.trim(),
    },
    {
      id: 'board',
      heading: 'Board of directors',
      lede: `${independence}Four times a year they hear the security report first, then the sales report.`,
    },
    { id: 'numbers', heading: 'Our encryption products and patents' },
    { id: 'next', heading: 'Work with us or ask us anything' },
  ],
  next: { label: 'See open positions', to: '/careers' },
} as const satisfies PageContent;

export const seeProducts = 'See the products';
export const whyTheName = `Why we’re called ${site.name}`;
export const meetTeam = 'Meet the team';
export const countsCaption = 'Counts of the company';
export const countsColumns = ['Count', 'What it holds', 'Counted by'] as const;
export const allProducts = 'All products';
export const writeToUs = 'Write to us';
