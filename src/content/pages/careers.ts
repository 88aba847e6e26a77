import { company, site } from '../../config/site.ts';
import { counted } from '../../lib/text/grammar.ts';
import { placeName } from '../../lib/text/postal-address.ts';
import { positions } from '../records.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Careers in post-quantum security',
  description: `Open positions in security engineering and cryptography, in ${site.address.city} or remote. See the benefits, how we hire, and what a good first year looks like.`,
};

export const benefits = [
  {
    term: '25 days off a year',
    sample: true,
    text: 'You take at least fifteen. We ask your manager if you haven’t.',
  },
  {
    term: 'Health coverage from day one',
    sample: true,
    text: 'Medical, dental and vision for you and your family, with no waiting period.',
  },
  {
    term: '401(k) with a match',
    sample: true,
    text: 'We match contributions, and the match is yours at once.',
  },
  {
    term: 'A conference of your choice',
    sample: true,
    text: 'Every year, travel included, plus a budget for courses and books.',
  },
  {
    term: 'The right to publish',
    sample: true,
    text: 'If a patent filing is pending, publication waits for the filing and no longer.',
  },
  {
    term: 'Paid on-call hours',
    sample: true,
    text: 'Being paged is work and is paid as such. After a bad night you get the morning off.',
  },
] as const;

/** Half a day counts as four hours. */
export const steps = [
  {
    term: 'A call about the work',
    sample: true,
    time: '30 minutes',
    minutes: 30,
    text: 'With the person you’d report to. Half the questions are yours.',
  },
  {
    term: 'A review of your work',
    sample: true,
    time: '60 minutes',
    minutes: 60,
    text: 'Pick something you built and walk two of us through it: code, a paper, a network, a report.',
  },
  {
    term: 'A paid exercise',
    sample: true,
    time: 'Half a day',
    minutes: 240,
    text: 'A smaller version of a real task, at your own desk, at a daily rate whatever the outcome.',
  },
  {
    term: 'Time with the team',
    sample: true,
    time: 'Half a day',
    minutes: 240,
    text: 'You meet the people you’d work with. Then you get our answer, with reasons.',
  },
] as const;

const openAt = (id: string) =>
  counted(positions.filter(({ place }) => place === id).length, {
    zero: 'No open positions',
    one: 'One open position',
    other: '{Number} open positions',
  });

export const workplaces = [
  {
    term: placeName(site.address),
    text: `Headquarters and most of the company. ${openAt('headquarters')}.`,
  },
  ...company.offices.map(({ id, location }) => ({
    term: location,
    text: `Office. ${openAt(id)}.`,
  })),
  { term: 'Remote', text: `Anywhere in ${company.remote.within}. ${openAt('remote')}.` },
];

export const careers = {
  heading: 'Careers in post-quantum security',
  lede: `Build encryption that has to hold for decades. Designs are reviewed in writing, claims are checked twice, and you work in ${site.address.city} or remotely.`,
  sections: [
    {
      id: 'positions',
      heading: 'Open positions',
      lede: 'Each one opens here and says what a good first year looks like.',
    },
    {
      id: 'where',
      heading: 'Where we work',
      lede: 'At headquarters, or from home with two paid weeks a year on site.',
    },
    { id: 'benefits', heading: 'Benefits in your contract' },
    {
      id: 'process',
      heading: 'How we hire security engineers',
      lede: 'No puzzles and no unpaid homework. It takes up to three weeks, and after each step we tell you where you stand.',
    },
    {
      id: 'apply',
      heading: 'Send a general application',
      lede: 'No position fits? Tell us what you’d do here and show us one thing you’ve made. Leave out photographs and birth dates.',
    },
  ],
  next: { label: 'See how to reach us', to: '/contact' },
} as const satisfies PageContent;

/** Shown beside the application buttons. */
export const noAttachments =
  'A mail link cannot attach files: attach your résumé in the app that opens.';

/** Under the map. */
export const whereToWork = `Work at headquarters in ${site.address.city}${company.offices.map(({ city }) => `, in ${city}`).join('')} or remotely anywhere in ${company.remote.within}.`;

export const careersWords = {
  positions: 'See open positions',
  benefits: 'Benefits',
  benefitHeads: ['Benefit', 'What it means'],
} as const;

/** Controls of every position. */
export const positionWords = {
  open: 'Apply Now',
  /** After it, for screen readers. */
  openFor: ' for {title}',
  send: 'Apply by e-mail',
  close: 'Back to all positions',
  all: 'Show all positions',
  /** The last day, if there is one. */
  closes: 'Apply by {date}',
} as const;

/** Shown while nobody is looked for. */
export const noPositions = 'No position is open now.';

/** Shown if no position matches both filters. */
export const nonePositions = 'No open position fits both choices.';

/** Offices, and the farthest places of remote work. */
export const destinations = [...company.offices, ...company.remote.corners];
