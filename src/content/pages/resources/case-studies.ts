import { startDemo } from '../../start-demo.ts';
import { whileSample } from '../../../config/sample.ts';
import type { PageContent } from '../page-content.ts';

/** Beside the list, for all six stories. */
export const caseNote = whileSample(
  'Illustrative: six composites of problems that public guidance describes. Names are withheld, and nothing in them was measured.',
);

export const caseWords = {
  industry: 'Industry',
  open: 'View Details',
  openFeatured: 'Read Full Case Study',
  talk: 'Talk about a case like this',
} as const;

export const caseStudies = {
  heading: 'Post-quantum migration case studies',
  lede: 'For project managers: what each team did first, what it changed, what came of it and how many months it took.',
  sections: [
    {
      id: 'stories',
      heading: 'Browse by industry',
      paragraphs: [],
    },
    {
      id: 'pattern',
      heading: 'What a working migration has in common',
      points: [
        {
          term: 'The key inventory comes first',
          text: 'Each team listed its keys before it chose an algorithm. The slow part was finding who owns a key.',
        },
        {
          term: 'The scope is written down',
          text: 'No team migrated everything. Each project stopped at a boundary that it had put in writing.',
        },
        {
          term: 'Few owners make it fast',
          text: 'The shortest project took three months: one team could decide everything. The longest took twelve: forty units had to agree on what an owner is.',
        },
      ],
    },
  ],
  next: { label: 'Describe a case of your own', to: startDemo.to },
} as const satisfies PageContent;
