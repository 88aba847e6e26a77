/** Words that a question is made of and an answer is not. */
const small = new Set(
  'a an and are at be by can could do does for from get has have how i if in is it me my of on or our should that the there this to us use was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
const maxWords = 12;

/** Folds case, width and accents, so that "Café" is found by "cafe". */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/**
 * The beginning that forms of an English word share: rotate, rotation and rotating give "rotat". Made
 * for searching by beginnings, where cutting a little too much does no harm.
 * @returns the word itself when it is short or has no such ending
 */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ions?|ings?|ed|es|e|ers?|s|ies|y)$/, '');
  return stem.length >= 4 ? stem : word;
}

/**
 * The words of a query that are worth looking for, folded.
 * @param query any text; at most twelve words of it are used
 * @returns all of its words when it has only small ones
 */
export function wordsOf(query: string): readonly string[] {
  const all = foldWord(query.toWellFormed())
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !small.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, maxWords);
}
