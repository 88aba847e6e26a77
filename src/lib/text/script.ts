/* What follows from the script of a language or a text. */

const rightToLeft = /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Mand)$/;

/** The direction in which a language is written, by its usual script (CLDR). */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

/** A letter of a script that writes no blanks between words, for regular expressions with the flag `u`. */
export const unspacedLetter = String.raw`(?=\p{L})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;

const unspaced = new RegExp(unspacedLetter, 'gu');

/** Words, as readers take time for them: without blanks, two letters are one. */
export const wordsInText = (text: string): number =>
  (text.replaceAll(unspaced, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0) +
  Math.ceil((text.match(unspaced)?.length ?? 0) / 2);
