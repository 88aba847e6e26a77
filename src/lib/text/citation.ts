import type { IsoDay } from '../time/dates.ts';
import { longDate } from './format.ts';

/** A page by one author. */
export type Citable = {
  readonly author: string;
  readonly title: string;
  readonly publisher: string;
  readonly date: IsoDay;
  readonly url: string;
};

/** Writes a citation in the order of APA 7. */
export function plainCitation({ author, title, publisher, date, url }: Citable): string {
  const end = /[.?]$/.test(title) ? '' : '.';
  return `${author} (${longDate(date)}). ${title}${end} ${publisher}. ${url}`;
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
export function bibtexCitation({ author, title, publisher, date, url }: Citable): string {
  const [year = '', month = ''] = date.split('-');
  const family = author.split(' ').at(-1) ?? author;
  const word = title.match(/\p{L}{4,}/u)?.[0] ?? '';
  const key = `${family}${year}${word}`.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return [
    `@misc{${key},`,
    `  author = {${escapeTex(author)}},`,
    `  title = {{${escapeTex(title)}}},`,
    `  howpublished = {${escapeTex(publisher)}},`,
    `  year = {${year}},`,
    `  month = {${Number(month)}},`,
    `  url = {${url}}`,
    '}',
  ].join('\n');
}
