import { counted, countedInside, numberWord } from '../../lib/counted.ts';
import { releaseSlugs } from '../press/catalog.ts';
import { counts } from '../product/offer.ts';
import { whileSample } from '../../config/sample.ts';
import { site } from '../../config/site.ts';
import { placeName } from '../../lib/place-name.ts';
import type { Argument } from './argument.ts';

export const press = {
  heading: 'Press and Media',
  lede: `Facts first: ${site.name} is based in ${placeName(site.address)}, sells data protection, and has ${countedInside(counts.suiteAvailable, 'product')} of its suite available and ${numberWord(counts.suiteComing).toLowerCase()} announced.`,
  sections: [
    {
      id: 'releases',
      heading: counted(releaseSlugs.length, 'release'),
      paragraphs: [
        'Newest first, each complete on this page. Copy the text or print it; the contact at the foot of each one is read by a person during business hours.',
      ],
    },
    {
      id: 'awards',
      heading: 'Awards',
      paragraphs: [whileSample('The awarding bodies are as fictional as the vendor.')].filter(
        Boolean,
      ),
      points: [
        {
          term: 'Key Inventory of the Year',
          text: 'Northern Lakes Security Review.',
          status: 'Migration planning',
        },
        {
          term: 'Plainest Threat Model',
          text: 'Upper River Technology Forum.',
          status: 'Documentation',
        },
        {
          term: 'Most Useful Failure',
          text: 'Prairie Network Operators’ Circle.',
          status: 'Resilience',
        },
      ],
    },
    {
      id: 'media-kit',
      heading: 'What the media kit holds',
      paragraphs: [
        'Four files, made together with this page. Sizes are read from the files themselves, and the checksum tells you whether the copy you were sent is ours.',
      ],
    },
    {
      id: 'boilerplate',
      heading: 'Text to paste, in two lengths',
      paragraphs: [],
    },
    {
      id: 'questions',
      heading: 'Questions we would rather you asked',
      paragraphs: [
        'Which of our figures has an outsider checked? What does physics do in the product, and what does it not do? The answers today: none, and it supplies noise.',
        `Media inquiries: ${site.email} or ${site.phone.display}. Say your outlet and your deadline in the first line, and which language you need quotes in.`,
      ],
    },
  ],
  next: { label: 'Meet the people to quote', to: '/about' },
} as const satisfies Argument;
