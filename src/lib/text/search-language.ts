/* How the search reads words of the site's language. */

/** What a query has no use for. */
export const stopWords =
  'a an and are at be by can could do does for from get has have how i if in is it me my of on or our should that the there this to us use was we what when where which who why will with would you your';

/** The ending of a word, which other forms of it do not have: rotate, rotation and rotating have "rotat" in front. */
export const endings = /(?:ions?|ings?|ed|es|e|ers?|s|ies|y)$/;

/** A small letter, as people write it whose keyboard lacks it. The language's own letters have such a way. */
export const spelledOut: Readonly<Record<string, string>> = {};

/** What may join the parts of a compound that is written as one word: nothing in English. */
export const joints = /^(?!)/;
