import { type IsoDay, longDate } from './dates.ts';

/** What is needed to cite a page by one author. */
export type Citable = {
  readonly author: string;
  readonly title: string;
  /** Who published it. */
  readonly publisher: string;
  readonly date: IsoDay;
  readonly url: string;
};

/** A citation as a sentence, in the order of APA 7. */
export function plainCitation({ author, title, publisher, date, url }: Citable): string {
  const end = /[.?]$/.test(title) ? '' : '.';
  return `${author} (${longDate(date)}). ${title}${end} ${publisher}. ${url}`;
}

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text as BibTeX reads it: what TeX would take as a command is written out. */
const tex = (text: string): string =>
  text.replace(/[\\~^]|[{}%&#_$]/g, (character) => special[character] ?? `\\${character}`);

/**
 * A BibTeX entry of type `misc`, the one that every style prints with its address. The title stands in
 * double braces so that no style changes its capitals.
 */
export function bibtexCitation({ author, title, publisher, date, url }: Citable): string {
  const [year = '', month = ''] = date.split('-');
  const family = author.split(' ').at(-1) ?? author;
  const word = title.match(/\p{L}{4,}/u)?.[0] ?? '';
  const key = `${family}${year}${word}`.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return [
    `@misc{${key},`,
    `  author = {${tex(author)}},`,
    `  title = {{${tex(title)}}},`,
    `  howpublished = {${tex(publisher)}},`,
    `  year = {${year}},`,
    `  month = {${Number(month)}},`,
    `  url = {${url}}`,
    '}',
  ].join('\n');
}
