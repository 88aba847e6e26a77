import { counted, numberWord } from '../../lib/counted.ts';
import { counts as offer, services } from '../product/offer.ts';
import { whileSample } from '../../config/sample.ts';
import { site } from '../../config/site.ts';
import type { IsoDay } from '../../lib/dates.ts';
import { marked } from '../claims.ts';
import type { Argument } from './argument.ts';

type Milestone = {
  readonly date: IsoDay;
  readonly title: string;
  readonly text: string;
};

/** Oldest first. */
export const milestones: readonly Milestone[] = [
  {
    date: '2019-04-08',
    title: 'Four engineers, one borrowed clean room',
    text: 'The company is founded to store records that must outlive the software that wrote them. The clean room belongs to a friend and is returned clean.',
  },
  {
    date: '2021-06-15',
    title: 'A first customer pays',
    text: 'Document storage and sharing leaves testing. The customer is an archive, and its first question is how to get everything out again.',
  },
  {
    date: '2023-09-19',
    title: 'ParticleMesh goes live',
    text: 'The network carries its first outside traffic over three routes. One of them fails in the second week, as planned for and not as planned.',
  },
  {
    date: '2025-01-22',
    title: 'Hybrid key exchange becomes the default',
    text: 'X25519 with ML-KEM-768 on every node unless an administrator forbids it, [five months after FIPS 203](/press#hybrid-key-exchange-on-by-default).',
  },
];

/** The two counts of the company, in the ledger's words. */
export const counts = [
  {
    claim: marked.products,
    text: `${numberWord(offer.suite)} make up the suite, of which ${numberWord(offer.suiteAvailable).toLowerCase()} can be bought today. The others are what those are built from, and each is sold on its own.`,
  },
  {
    claim: marked.patents,
    text: 'Our own tally, granted and pending together. A patent says that something is new. Whether it is secure is a different question, and outsiders answer it.',
  },
] as const;

/** What is sold beside the products of the suite. */
export const components: readonly string[] = services.map(({ name }) => name);

export const about = {
  heading: `A company in ${site.address.city.replaceAll(' ', '\u00a0')} that shows its working`,
  lede: `${site.name} began with a question from an archive: how do you keep a secret longer than anyone will keep the software? We are still answering it.`,
  sections: [
    {
      id: 'mission',
      heading: 'The mission is a long half-life',
      paragraphs: [
        'We protect data whose value lasts decades: a genome, a treaty, the drawings of a bridge that people will still drive over in 2080.',
        'That sets an odd kind of standard. Software that ships on Friday cannot be tested against 2055, so the only honest method is to write down what each part relies on, replace parts when the reason goes away, and tell the customer which parts nobody outside has checked.',
        'The name comes from physics, where the proton and the neutron turn out to be two states of one particle, told apart by a single number. The diagram above is theirs. Encrypted and readable data have that relation: one record, two states, and a key decides which of them you see.',
      ],
    },
    {
      id: 'milestones',
      heading: `${counted(milestones.length, 'milestone')} so far`,
      paragraphs: [
        'Young companies like long timelines. Ours is short, because these are the days on which a customer could do something new.',
      ],
    },
    {
      id: 'leadership',
      heading: 'Executive leadership: one of four can veto a claim',
      paragraphs: [
        'Nothing about the strength of our cryptography is published without the principal cryptographer’s signature, and her decision is not open to appeal by sales. The drawings are computed from the names: as many folds as the first name has letters, with the last name setting the rest.',
      ],
    },
    {
      id: 'board',
      heading: 'The board: a majority that owes us nothing',
      paragraphs: [
        'Two of three directors are independent. They hear the security report before the sales report, in that order, four times a year.',
      ],
    },
    {
      id: 'numbers',
      heading: 'What we count, and how',
      paragraphs: [
        `Two numbers follow us into every introduction. Both lead to their definition. ${whileSample('People, dates and figures on this page are sample content.')}`.trim(),
      ],
    },
    {
      id: 'next',
      heading: 'Join the work, or question it',
      paragraphs: [
        'Either is welcome. The second is how most of our engineers arrived at the first.',
      ],
    },
  ],
  next: { label: 'Look at open positions', to: '/careers' },
} as const satisfies Argument;
