import { whileSample } from '../../../config/sample.ts';
import { counted, numberWord } from '../../../lib/text/grammar.ts';
import { industryOf, inOrderOfIndustries } from '../../industries.ts';
import * as records from '../../records.ts';
import { startDemo } from '../../start-demo.ts';
import type { PageContent } from '../page-content.ts';

const lengthOf = ({ phases }: { phases: readonly { months: number }[] }): number =>
  phases.reduce((sum, { months }) => sum + months, 0);

/** Every case, in page order. `timeline` is for example "8 months". */
export const cases = records.cases.map((record) => {
  const months = lengthOf(record);
  return {
    ...record,
    industry: industryOf(record.industry),
    months,
    timeline: `${months} ${months === 1 ? 'month' : 'months'}`,
  };
});

export type CaseStudy = (typeof cases)[number];

/** Industries that have a case. */
export const industries = inOrderOfIndustries(records.cases.map(({ industry }) => industry)).map(
  industryOf,
);

const byLength = cases.toSorted((a, b) => a.months - b.months);
const [shortest, longest] = [byLength[0], byLength.at(-1)];

/** The shortest and the longest case, if both say why they took so long. */
const paces =
  shortest?.pace && longest?.pace && shortest.months < longest.months
    ? `The shortest project took ${counted(shortest.months, { one: '{number} month', other: '{number} months' })}: ${shortest.pace}. The longest took ${numberWord(longest.months)}: ${longest.pace}.`
    : '';

/** Lines of the request to talk about a case. */
export const caseTalkLines = [
  'Hello,',
  '',
  'We have a similar case and would like to talk about it.',
  '',
  'Name:',
  'Company:',
  'What’s similar:',
  'What’s different:',
] as const;

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
  firstMonth: 'Month 1',
  ending: 'Plan your own migration',
} as const;

export const caseStudies = {
  heading: 'Post-quantum migration case studies',
  lede: 'For project managers with a 2030 deadline: what each team did first, what it achieved and in how many months.',
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
          text: 'The slow part was finding who owns a key.',
        },
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
