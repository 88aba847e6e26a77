/**
 * The typeface of pages, documents and pictures, as Google Fonts spells it. Pages take it from the package
 * `@fontsource-variable/…` of that name, documents and pictures from `@expo-google-fonts/…`.
 */
export const typeface = 'Host Grotesk';

/** The typeface of code and of figures' numerals, from the same packages. */
export const codeTypeface = 'Geist Mono';

/** The lightest and the heaviest weight that style sheets use. */
export const weights = { min: 400, max: 600 };
