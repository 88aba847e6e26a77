import { endings, spelledOut, stopWords } from './search-language.ts';
import { itemAt } from '../item-at.ts';
import { unspacedLetter } from './script.ts';

const stops = new Set(stopWords.split(' '));
const maxWords = 12;

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
export const wordPattern = new RegExp(
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
 * Cuts the ending of a word, so that a prefix search finds its other forms.
 * @param all such endings; by default those of the site's language
 */
export function stemOf(word: string, all = endings): string {
  const stem = word.replace(all, '');
  return stem.length >= 4 ? stem : word;
}

const splitAtSigns = (text: string): readonly string[] =>
  (foldWord(text.toWellFormed()).match(wordPattern) ?? []).flatMap((word) =>
    isUnspaced.test(word) ? pairsOf(word) : [word],
  );

/** The shortest beginning that finds a word. */
export const prefixLength = (word: string): number => (isUnspaced.test(word) ? 1 : 2);

/** A word without the signs at its end: c++ gives "c". */
export const withoutSigns = (word: string): string => word.replace(/[+#]+$/, '');

/** Hexadecimal digits fall into more parts than any name. */
const maxParts = 4;

/** Parts a folded word where letters meet digits: aes256 gives "aes" and "256". */
export function lettersAndDigits(word: string): readonly string[] {
  if (!/\p{N}/u.test(word)) return [word];
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  return parts.length <= maxParts ? parts : [word];
}

/** Returns the folded words of a text to be found. One of letters and digits, or with signs, is followed by its parts. */
export const tokensOf = (text: string): string[] =>
  splitAtSigns(text).flatMap((word) => [
    ...new Set([word, withoutSigns(word), ...lettersAndDigits(word)]),
  ]);

const mayBeCompound = /[-\u2010\u2011]|[a-z][A-Z]/;

/** Returns the parts of what a text writes with hyphens or inner capitals, by the folded word without them. */
export function compoundsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const parts = text
    .replace(/\p{DI}/gu, '')
    .split(/\s+/)
    .filter((written) => mayBeCompound.test(written))
    .flatMap((written) =>
      written.replace(/([a-z])([A-Z])/g, '$1-$2').split(/[^\p{L}\p{M}\p{N}\u2010\u2011-]+/u),
    )
    .map(splitAtSigns)
    .filter(({ length }) => length > 1 && length <= maxParts);
  return new Map(parts.map((words) => [words.join(''), words]));
}

export const isStopWord = (word: string): boolean => stops.has(word);

/** Returns each word once, and no stop words unless there is nothing else. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const keywords = words.filter((word) => !isStopWord(word));
  return [...new Set(keywords.length > 0 ? keywords : words)];
}

/** Returns up to twelve folded words of a query, without stop words unless it has nothing else. */
export const wordsOf = (query: string): readonly string[] =>
  withoutStopWords(splitAtSigns(query)).slice(0, maxWords);

/** `hit`: the text matches a search term. */
export type Segment = { text: string; hit: boolean };

const isHit = (word: string, terms: ReadonlySet<string>): boolean =>
  tokensOf(word).some((token) => terms.has(token));

/** Splits a text into matching words and the text between them. `terms` must be folded. */
export function segmentsOf(text: string, terms: ReadonlySet<string>): readonly Segment[] {
  const segments: Segment[] = [];
  const add = (part: string, hit: boolean) => {
    const last = segments.at(-1);
    if (part === '') return;
    if (last?.hit === hit && !hit) last.text += part;
    else segments.push({ text: part, hit });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    add(text.slice(end, index), false);
    add(word, isHit(word, terms));
    end = index + word.length;
  }
  add(text.slice(end), false);
  return segments;
}

/** Finds the line with the most different terms, and the position of its first match. */
function bestLine(lines: readonly string[], terms: ReadonlySet<string>) {
  let best = { line: 0, at: -1, count: 0 };
  for (const [number, line] of lines.entries()) {
    const found = [...line.matchAll(wordPattern)].filter(([word]) => isHit(word, terms));
    const count = new Set(found.map(([word]) => foldWord(word))).size;
    if (count > best.count) best = { line: number, at: itemAt(found, 0).index, count };
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

/**
 * Cuts an excerpt of at most `length` UTF-16 units around the matches. `phrase` has up to five words from the
 * first match on, for a link with a text fragment.
 */
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
): { segments: readonly Segment[]; phrase: string } {
  const lines = text.split('\n');
  const { line: number, at } = bestLine(lines, terms);
  const line = itemAt(lines, number);
  const contextStart = Math.max(0, at - length / 3);
  const blank = line.indexOf(' ', contextStart);
  // A text may have no blanks.
  const start = contextStart === 0 ? 0 : blank < 0 || blank > at ? at : blank + 1;
  // The next lines fill up an excerpt that would be too short.
  const rest = [line.slice(start), ...lines.slice(number + 1)].join(' ');
  const end = wordEnd(rest, length);
  const excerpt = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
  const phrase = at < 0 ? '' : line.slice(at).split(' ').slice(0, 5).join(' ');
  return { segments: segmentsOf(excerpt, terms), phrase };
}
