import { whileSample } from '../../../config/sample.ts';
import type { PageContent } from '../page-content.ts';

/** Shown if the stories are samples. */
export const whyIllustrative = {
  id: 'illustrative',
  heading: 'Why these are marked illustrative',
  lede: 'They are composites, written from problems that public guidance describes. Nothing in them was measured, so use a duration as an order of magnitude and don’t quote a result as ours.',
};

export const caseStudies = {
  heading: 'Post-quantum migration case studies',
  lede: `What each team did first, what it changed and how many months it took. ${whileSample('Illustrative stories: company names are withheld and every detail is sample content.')}`.trim(),
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
  next: { label: 'Describe a case of your own', to: '/free-demo' },
} as const satisfies PageContent;
