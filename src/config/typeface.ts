/**
 * The typeface of pages, documents and pictures, as Google Fonts spells it. Pages take it from the package
 * `@fontsource-variable/…` of that name, documents and pictures from `@expo-google-fonts/…`.
 */
export const typeface = 'Host Grotesk';

/**
 * Typefaces for characters that it lacks, in documents and pictures, such as `'Noto Sans JP'`. Each is taken from
 * its package `@expo-google-fonts/…`. On pages, the visitor's own fonts fill such gaps.
 */
export const fallbackTypefaces: readonly string[] = [];

/** The typeface of code and of figures' numerals, from the same packages. */
export const codeTypeface = 'Geist Mono';

/** The lightest and the heaviest weight that style sheets use. */
export const weights = { min: 400, max: 600 };
