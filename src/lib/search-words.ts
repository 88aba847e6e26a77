const stopWords = new Set(
  'a an and are at be by can could do does for from get has have how i if in is it me my of on or our should that the there this to us use was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
const maxWords = 12;

/** Removes case, width and accents, so that "cafe" finds "Café". */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Cuts the ending of an English word: rotate, rotation and rotating give "rotat". Meant for a prefix search. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ions?|ings?|ed|es|e|ers?|s|ies|y)$/, '');
  return stem.length >= 4 ? stem : word;
}

/** Returns up to twelve folded words of a query, without stop words unless it has nothing else. */
export function wordsOf(query: string): readonly string[] {
  const all = foldWord(query.toWellFormed())
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const keywords = all.filter((word) => !stopWords.has(word));
  return [...new Set(keywords.length > 0 ? keywords : all)].slice(0, maxWords);
}
