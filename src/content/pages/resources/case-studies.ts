import { isSample, whileSample } from '../../../config/sample.ts';
import { counted } from '../../../lib/counted.ts';
import { caseCatalog } from '../../cases/catalog.ts';
import type { Argument } from '../argument.ts';

const whyIllustrative = {
  id: 'illustrative',
  heading: 'Why these are marked illustrative',
  paragraphs: [
    'Security work that went well is seldom allowed to have a name on it, and a vendor who is invented has no customers to ask. So these are composites, written from the problems that the public guidance describes. Treat a duration here as an order of magnitude, and a result as a thing to ask your own project for. None of them was measured, and none should appear in a business case with our name beside it.',
  ],
};

export const caseStudies = {
  heading: `${counted(caseCatalog.length, 'migration')}, and how long each one took`,
  lede: `${whileSample('Illustrative stories; company names are withheld and every detail is sample content.')} They are chosen for the order of work, which is the part that transfers.`.trim(),
  sections: [
    {
      id: 'stories',
      heading: 'Browse by industry',
      paragraphs: [],
    },
    {
      id: 'pattern',
      heading: 'What they have in common',
      paragraphs: [
        'The list came before the algorithm. Nobody migrated everything, and each project stopped at a written boundary. The slow part was never mathematics: it was finding who owned a key.',
        'The shortest took three months because one team could decide everything in it. The longest took twelve because forty units had to agree on the meaning of the word owner, and once they had, the remaining work was ordinary.',
      ],
    },
    ...(isSample ? [whyIllustrative] : []),
  ],
  next: { label: 'Describe a case of your own', to: '/free-demo' },
} as const satisfies Argument;
