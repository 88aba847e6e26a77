import { site } from '../../config/site.ts';
import type { Argument } from './argument.ts';

const headquarters = `${site.address.city}, ${site.address.region}` as const;

export const careers = {
  heading: 'Build things that must still be right in 2050',
  lede: 'The work is slow where it has to be. Design reviews are written, claims are checked by someone who did not make them, and deleting code counts as progress.',
  sections: [
    {
      id: 'benefits',
      heading: 'What the job comes with',
      paragraphs: [],
      points: [
        { term: 'Health', text: 'Medical, dental and vision cover from the first day.' },
        { term: 'Time', text: 'Twenty-five days off, and a floor of fifteen that you must take.' },
        { term: 'Learning', text: 'A yearly budget for courses, books and one conference.' },
        {
          term: 'Research',
          text: 'Publication is a right unless a patent filing is pending, and then it waits.',
        },
        { term: 'Retirement', text: 'A 401(k) with matching contributions.' },
      ],
    },
    {
      id: 'positions',
      heading: 'Five open positions',
      paragraphs: [],
      points: [
        {
          term: 'Senior Security Engineer',
          text: `Engineering, ${headquarters}. Owns the key service, from its interface to the hour it is paged.`,
          status: 'Full-time',
        },
        {
          term: 'Quantum Cryptography Researcher',
          text: `Research, ${headquarters}. Attacks our own designs and writes down what happened.`,
          status: 'Full-time',
        },
        {
          term: 'DevSecOps Engineer',
          text: 'Platform Operations, Remote (United States). Keeps builds reproducible and inventories current.',
          status: 'Full-time',
        },
        {
          term: 'Sales Engineer - Federal',
          text: 'Sales, Washington, D.C. Explains CNSA 2.0 to people who have to buy by it.',
          status: 'Full-time',
        },
        {
          term: 'AI / Full-Stack Developer',
          text: 'Product, Remote (United States). Makes the private AI platform legible to its users.',
          status: 'Full-time',
        },
      ],
    },
    {
      id: 'process',
      heading: 'Three conversations and one paid exercise',
      paragraphs: [
        'A call about the work, a review of something you have built, a half-day exercise that we pay for, and a meeting with the people you would sit beside. You get an answer either way.',
      ],
    },
    {
      id: 'apply',
      heading: 'Apply by e-mail, and attach your own file',
      paragraphs: [
        `Write to ${site.email} with the position in the subject, or send a general application. A link from a web page cannot attach a document, so add your résumé in your mail program. Leave out photographs and birth dates; we do not use them.`,
      ],
    },
  ],
  next: { label: 'Find out how to reach us', to: '/contact' },
} as const satisfies Argument;

/** Stands beside the buttons that open an application. */
export const noAttachments =
  'A mail link cannot attach files: attach your CV in your e-mail app before you send.';
