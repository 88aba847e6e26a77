import { site } from '../../../config/site.ts';
import type { Argument } from '../argument.ts';
import { areas, collaborations, innovations, legend, publications } from './labs/records.ts';

const pointsOf = (records: readonly { title: string; description: string }[]) =>
  records.map(({ title, description }) => ({ term: title, text: description }));

export const labs = {
  heading: `${site.name} Labs: research with its status showing`,
  lede: 'Most of what a laboratory does fails, and a page that lists only successes is an advertisement. Each project below carries its status, early ones included.',
  sections: [
    {
      id: 'areas',
      heading: 'Core research areas, four of them',
      paragraphs: ['Each is a question that a customer asked and we could not answer.'],
      points: pointsOf(areas),
    },
    {
      id: 'statuses',
      heading: 'Four levels, and no skipping',
      paragraphs: [
        'A project climbs one level at a time and may fall from any of them. The rule is borrowed from spectroscopy, where an atom may make some jumps and not others.',
      ],
      points: Object.entries(legend).map(([term, { means }]) => ({ term, text: means })),
    },
    {
      id: 'innovations',
      heading: 'Current innovations, by how far they are',
      paragraphs: [],
      points: pointsOf(Object.values(innovations)),
    },
    {
      id: 'publications',
      heading: 'Publications, none peer-reviewed yet',
      paragraphs: [
        'None stands at a public address so far. Copies go out by e-mail, with the data where we may share it.',
      ],
      points: pointsOf(Object.values(publications)),
    },
    {
      id: 'collaboration',
      heading: 'Work with us, or against us',
      paragraphs: ['The research community is welcome in three ways.'],
      points: collaborations,
    },
    {
      id: 'community',
      heading: 'Follow the research, failures included',
      paragraphs: [
        'Posts from the labs are filed under Research. The feed carries them in full and asks for no address.',
      ],
    },
  ],
  sources: [
    {
      label: 'NIST IR 8545, Status report on the fourth round (HQC)',
      href: 'https://csrc.nist.gov/pubs/ir/8545/final',
    },
  ],
  next: { label: 'Read the research posts', to: '/blog' },
} as const satisfies Argument;
