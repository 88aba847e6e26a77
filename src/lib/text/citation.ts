import type { IsoDay } from '../time/dates.ts';
import { longDate } from './format.ts';
import { slugOf } from './slug.ts';

/** A page by one author. */
export type Citable = {
  readonly author: string;
  readonly title: string;
  readonly publisher: string;
  readonly date: IsoDay;
  readonly url: string;
};

/** A text that ends as a sentence: a name such as “Acme, Inc.” has its period already. */
export const asSentence = (text: string): string =>
  /[.?!…][”’"')\]]*$/.test(text) ? text : `${text}.`;

/** Writes a citation in the order of APA 7. */
export function plainCitation({ author, title, publisher, date, url }: Citable): string {
  return `${author} (${longDate(date)}). ${asSentence(title)} ${asSentence(publisher)} ${url}`;
}

/** ASCII, as BibTeX needs it, and of its own for each address: "Ada Byron", "Byron, Ada" and "Byron" give "byron". */
function keyOf({ author, date, url }: Citable): string {
  const family = author.includes(',') ? author.split(',')[0] : author.split(/\s/).at(-1);
  const [name = ''] = url.split(/[/#]/).slice(-1);
  return `${slugOf(family ?? '') || 'article'}${date.slice(0, 4)}-${slugOf(name)}`;
}

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const escapeTex = (text: string): string =>
  text.replace(/[\\~^]|[{}%&#_$]/g, (character) => special[character] ?? `\\${character}`);

/**
 * Writes a BibTeX entry of type `misc`, which every style prints with its address. Double braces around
 * the title keep styles from changing its capitals.
 */
export function bibtexCitation(citable: Citable): string {
  const { author, title, publisher, date, url } = citable;
  const [year = '', month = ''] = date.split('-');
  return [
    `@misc{${keyOf(citable)},`,
    `  author = {${escapeTex(author)}},`,
    `  title = {{${escapeTex(title)}}},`,
    `  howpublished = {${escapeTex(publisher)}},`,
    `  year = {${year}},`,
    `  month = {${Number(month)}},`,
    `  url = {${url}}`,
    '}',
  ].join('\n');
}
