/**
 * The typeface of documents, pictures and drawings, as Google Fonts spells it: its files come from the
 * package `@expo-google-fonts/…` of that name. Pages take theirs from `src/styles/fonts.css`.
 */
export const typeface = 'Host Grotesk';
