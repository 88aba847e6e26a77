import { company, site } from '../../config/site.ts';
import type { Destination } from '../../figures/great-circle.ts';
import { counted } from '../../lib/counted.ts';
import type { Argument } from './argument.ts';
import { positionCatalog } from './careers/catalog.ts';

/** Each with its measure: the fact in as few characters as it takes. */
export const benefits = [
  {
    measure: '25',
    term: 'Days off a year',
    text: 'With a floor of fifteen that you must take. Your manager is asked about anyone who has not.',
  },
  {
    measure: 'Day 1',
    term: 'Health cover',
    text: 'Medical, dental and vision for you and your family, with no waiting period.',
  },
  {
    measure: '401(k)',
    term: 'Retirement',
    text: 'We match contributions, and the match is yours at once.',
  },
  {
    measure: '1',
    term: 'Conference of your choice',
    text: 'Each year, travel included, beside a budget for courses and books.',
  },
  {
    measure: 'Yours',
    term: 'The right to publish',
    text: 'Unless a patent filing is pending, in which case publication waits for it and no longer.',
  },
  {
    measure: '0',
    term: 'Unpaid hours on call',
    text: 'Being paged is work: it is paid, and a bad night means a free morning.',
  },
] as const;

/** From the first mail to an answer. */
export const steps = [
  {
    term: 'A call about the work',
    time: '30 minutes',
    text: 'With the person you would report to. Half the questions are yours.',
  },
  {
    term: 'A review of something you built',
    time: '60 minutes',
    text: 'You choose it and walk two of us through it. Code, a paper, a network, a report.',
  },
  {
    term: 'One exercise, paid',
    time: 'Half a day',
    text: 'A smaller version of a real task, at your own desk, at a daily rate whatever the outcome.',
  },
  {
    term: 'A day with the team',
    time: 'Half a day',
    text: 'You meet those you would sit beside, and they meet you. Then an answer, either way, with reasons.',
  },
] as const;

export const careers = {
  heading: 'Build things that must still be right in 2050',
  lede: 'The work is slow where it has to be. Design reviews are written, claims are checked by someone who did not make them, and deleting code counts as progress.',
  sections: [
    {
      id: 'positions',
      heading: counted(positionCatalog.length, 'open position'),
      paragraphs: ['Each opens in place and says what a good first year would look like.'],
    },
    {
      id: 'where',
      heading: 'Where we work',
      paragraphs: [
        [
          `Most of the company works in ${site.address.city}.`,
          ...company.offices.map(
            ({ location }) => `We also have an office in ${location.replace(/\.$/, '')}.`,
          ),
          `Remote means anywhere in ${company.remote.within}, with two weeks a year at headquarters, paid for.`,
        ].join(' '),
      ],
    },
    {
      id: 'benefits',
      heading: 'What the job comes with',
      paragraphs: ['In the contract rather than in the culture, so that it outlasts a manager.'],
      points: benefits,
    },
    {
      id: 'process',
      heading: 'Three conversations and one paid exercise',
      paragraphs: [
        'No puzzles and no take-home weekend. Four steps, usually within three weeks, and somebody tells you after each of them where you stand.',
      ],
      points: steps,
    },
    {
      id: 'apply',
      heading: 'Not on the list? Write anyway',
      paragraphs: [
        'Say what you would do here and show one thing you have made. Leave out photographs and birth dates; we do not use them.',
      ],
    },
  ],
  next: { label: 'Find out how to reach us', to: '/contact' },
} as const satisfies Argument;

/** Stands beside the buttons that open an application. */
export const noAttachments =
  'A mail link cannot attach files. Attach your CV in the app that opens, before you send.';

/** Above the list, when no position fits both filters. */
export const nonePositions = 'No open position fits both choices.';

/** Places that the arcs of the figure lead to: offices, and the far corners of where work is remote. */
export const destinations: readonly Destination[] = [
  ...company.offices,
  ...company.remote.corners.map((corner) => ({ ...corner, edge: true as const })),
];
