import { endings, spelledOut, stopWords } from './search-language.ts';

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

/** A letter of a script that writes no blanks between words. */
const unspaced = String.raw`(?=\p{L})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const inWord = String.raw`[\p{L}\p{N}\p{M}\p{DI}]`;

/** A word: a run of such letters, or other letters and digits, which may end as C++ and C# do. */
export const wordPattern = new RegExp(
  String.raw`(?:${unspaced}[\p{M}\p{DI}]*)+|(?:(?!${unspaced})${inWord})+(?:(?:\+\+|#)(?!${inWord}))?`,
  'gu',
);

const isUnspaced = new RegExp(`^${unspaced}`, 'u');

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
