import { endings, joints, spelledOut, stopWords } from './search-language.ts';
import { itemAt } from '../item-at.ts';
import { unspacedLetter } from './script.ts';

const stops = new Set(stopWords.split(' '));

/**
 * Removes case, width, accents and what nobody sees, such as soft hyphens, so that "cafe" finds "Café". A letter that
 * the language spells out is written so: in German, "Schluessel" finds "Schlüssel".
 * @param spelled such letters; by default those of the site's language
 */
export const foldWord = (word: string, spelled = spelledOut): string =>
  Array.from(word.normalize('NFKC').toLowerCase(), (letter) => spelled[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]+/gu, '');

const inWord = String.raw`[\p{L}\p{N}\p{M}\p{DI}]`;

/** A word: a run of such letters, or other letters and digits, which may end as C++ and C# do. */
const wordPattern = new RegExp(
  String.raw`(?:${unspacedLetter}[\p{M}\p{DI}]*)+|(?:(?!${unspacedLetter})${inWord})+(?:(?:\+\+|#)(?!${inWord}))?`,
  'gu',
);

const isUnspaced = new RegExp(`^${unspacedLetter}`, 'u');

/** Every two neighboring letters, because a word may begin at each of them. */
function pairsOf(run: string): readonly string[] {
  const letters = Array.from(run);
  return letters.length < 3 ? [run] : letters.slice(1).map((letter, at) => letters[at] + letter);
}

/**
 * Cuts the ending of a word, so that its other forms have the same stem.
 * @param all such endings; by default those of the site's language
 */
export function stemOf(word: string, all = endings): string {
  const stem = word.replace(all, '');
  return stem.length >= 4 ? stem : word;
}

const foldedWords = (written: string): readonly string[] =>
  (foldWord(written).match(wordPattern) ?? []).flatMap((word) =>
    isUnspaced.test(word) ? pairsOf(word) : [word],
  );

/** A query's words, folded, in their order. */
export const wordsOf = (query: string): readonly string[] => foldedWords(query.toWellFormed());

/** The shortest beginning that finds a word. */
export const prefixLength = (word: string): number => (isUnspaced.test(word) ? 1 : 2);

/** A word without the signs at its end: c++ gives "c". */
export const withoutSigns = (word: string): string => word.replace(/[+#]+$/, '');

/** Parts a folded word where letters meet digits: aes256 gives "aes" and "256". */
export const lettersAndDigits = (word: string): readonly string[] =>
  word.match(/\p{L}+|\p{N}+/gu) ?? [];

/** A word to be found, folded, and where it stands in its text. */
type Token = { readonly word: string; readonly from: number; readonly to: number };

const isName = /^\p{L}+$/u;
const isNumber = /^\p{N}+$/u;
/** What may stand between a name and its number: FIPS 203, AES-256, PKCS #11. */
const nameAndNumber = /^(?:[-\u2010\u2011 ]| ?#)$/;

/** Returns the words of a text. A name and its number are one word, too, and one with signs is followed by the letters. */
function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let name: Token | undefined;
  for (const { 0: written, index: from } of text.toWellFormed().matchAll(wordPattern)) {
    const to = from + written.length;
    const words = foldedWords(written);
    for (const word of words)
      for (const form of new Set([word, withoutSigns(word)])) tokens.push({ word: form, from, to });
    const [word = ''] = words;
    if (name && isNumber.test(word) && nameAndNumber.test(text.slice(name.to, from)))
      tokens.push({ word: name.word + word, from: name.from, to });
    name = isName.test(word) ? { word, from, to } : undefined;
  }
  return tokens;
}

/** Returns the folded words by which a text is found. */
export const tokensOf = (text: string): string[] => tokensIn(text).map(({ word }) => word);

const mayBeCompound = /[-\u2010\u2011]|[a-z][A-Z]/;
const maxParts = 4;

/** Returns the parts of what a text writes with hyphens or inner capitals, by the folded word without them. */
export function compoundsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const parts = text
    .replace(/\p{DI}/gu, '')
    .split(/\s+/)
    .filter((written) => mayBeCompound.test(written))
    .flatMap((written) =>
      written.replace(/([a-z])([A-Z])/g, '$1-$2').split(/[^\p{L}\p{M}\p{N}\u2010\u2011-]+/u),
    )
    .map(wordsOf)
    .filter(({ length }) => length > 1 && length <= maxParts);
  return new Map(parts.map((words) => [words.join(''), words]));
}

export const isStopWord = (word: string): boolean => stops.has(word);

/** Without what joins it to the part before it in a compound, if that is there: the s in "verwaltungsrat". */
export const withoutJoint = (rest: string): string => rest.replace(joints, '');

/** What visitors call a thing, in phrases with commas between, by what pages call it. */
export type Synonyms = Readonly<Record<string, string>>;

/** `hit`: the text matches a search term. */
export type Segment = { text: string; hit: boolean };

const hitsIn = (text: string, terms: ReadonlySet<string>): readonly Token[] =>
  tokensIn(text)
    .filter(({ word }) => terms.has(word))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);

/** Splits a text into matching words and the text between them. `terms` must be folded. */
export function segmentsOf(text: string, terms: ReadonlySet<string>): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  const addTo = (to: number, hit: boolean) => {
    if (to > end) segments.push({ text: text.slice(end, to), hit });
    end = Math.max(end, to);
  };
  for (const { from, to } of hitsIn(text, terms)) {
    addTo(from, false);
    addTo(to, true);
  }
  addTo(text.length, false);
  return segments;
}

/** Finds the line with the most different terms, and the position of its first match. */
function bestLine(lines: readonly string[], terms: ReadonlySet<string>) {
  let best = { line: 0, at: -1, count: 0 };
  for (const [line, text] of lines.entries()) {
    const found = hitsIn(text, terms);
    const count = new Set(found.map(({ word }) => word)).size;
    if (count > best.count) best = { line, at: itemAt(found, 0).from, count };
  }
  return best;
}

/** Finds the last end of a word up to `limit`; it never splits a surrogate pair. */
function wordEnd(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > limit / 2
    ? space
    : text
        .slice(0, limit)
        .toWellFormed()
        .replace(/\ufffd$/, '').length;
}

/** Cuts an excerpt of at most `length` UTF-16 units around the matches. */
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
): readonly Segment[] {
  const lines = text.split('\n');
  const { line: number, at } = bestLine(lines, terms);
  const line = lines[number] ?? '';
  const contextStart = Math.max(0, at - length / 3);
  const blank = line.indexOf(' ', contextStart);
  // A text may have no blanks.
  const start = contextStart === 0 ? 0 : blank < 0 || blank > at ? at : blank + 1;
  // The next lines fill up an excerpt that would be too short.
  const rest = [line.slice(start), ...lines.slice(number + 1)].join(' ');
  const end = wordEnd(rest, length);
  const excerpt = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
  return segmentsOf(excerpt, terms);
}
