import { cases, paces } from '../../cases.ts';
import { startDemo } from '../../requests.ts';
import { whileSample } from '../../../config/sample.ts';
import { counted } from '../../../lib/text/grammar.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Post-quantum migration case studies',
  description: `${whileSample('Illustrative stories: ')}how insurers, agencies, factories and hospitals plan a post-quantum migration, with the steps, results and months.`,
};

const composites = cases.filter((story) => story.sample).length;

/** Whether invented cases stand beside real ones, so that each has to say what it is. */
export const isMixed = composites > 0 && composites < cases.length;

/** Beside the list, while some of its stories are invented. */
export const caseNote =
  composites === 0
    ? ''
    : whileSample(
        `Illustrative: ${counted(composites, { one: '{number} composite', other: '{number} composites' })} of problems that public guidance describes${isMixed ? ', each marked as one' : ''}. Names are withheld, and nothing in them was measured.`,
      );

export const noCases = 'No case study is published yet';

export const caseWords = {
  industry: 'Industry',
  open: 'View Details',
  openFeatured: 'Read Full Case Study',
  featured: 'Featured',
  /** The mark of an invented case among real ones. */
  composite: 'Composite',
  /** After a company whose name is not given. */
  unnamed: 'name withheld',
  talk: 'Talk about a case like this',
  /** The axis above all plans; the other months are numbers. */
  month: 'Month',
  ending: 'Plan your own migration',
} as const;

export const caseStudies = {
  heading: 'Case studies of post-quantum migration',
  lede: 'What each team did first, what it achieved and in how many months, for project managers who plan the same.',
  sections: [
    { id: 'stories', heading: 'Browse by industry', paragraphs: [] },
    {
      id: 'pattern',
      heading: 'What a working migration has in common',
      points: [
        { term: 'The inventory comes first', text: 'The slow part was finding who owns a key.' },
        {
          term: 'The scope is written down',
          text: 'Each project stopped at a boundary that it had put in writing.',
        },
        ...(paces ? [{ term: 'Few owners make it fast', text: paces }] : []),
      ],
    },
  ],
  next: { label: 'Describe a case of your own', to: startDemo.to },
} as const satisfies PageContent;
