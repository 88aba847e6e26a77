import { fill } from '../lib/text/fill.ts';
import { counted, numberWord } from '../lib/text/grammar.ts';
import { industryOf, inOrderOfIndustries } from './industries.ts';
import * as records from './records.ts';
import { caseSubject, caseTalkMail } from './request-words.ts';

const lengthOf = ({ phases }: { phases: readonly { months: number }[] }): number =>
  phases.reduce((sum, { months }) => sum + months, 0);

/** Every case, in page order. `timeline` is for example "8 months". */
export const cases = records.cases.map((record) => {
  const months = lengthOf(record);
  return {
    ...record,
    industry: industryOf(record.industry),
    months,
    timeline: counted(months, { one: '{count} month', other: '{count} months' }),
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
export const paces =
  shortest?.pace && longest?.pace && shortest.months < longest.months
    ? `The shortest project took ${counted(shortest.months, { one: '{number} month', other: '{number} months' })}: ${shortest.pace}. The longest took ${numberWord(longest.months)}: ${longest.pace}.`
    : '';

/** The request to talk about a case. */
export const talkAbout = (title: string) => ({
  id: 'case-study',
  subject: fill(caseSubject, { title }),
  text: caseTalkMail,
});
