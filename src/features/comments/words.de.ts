/* From src/features/comments/words.ts, as of 27a23489. */

export const commentsHeading = 'Kommentare';
export const headingWithCount = 'Kommentare ({count})';
export const guest = 'Gast';
export const yours = 'Ihre Kommentare';
export const posted = {
  one: 'Kommentar veröffentlicht. {count} Kommentar.',
  other: 'Kommentar veröffentlicht. {count} Kommentare.',
} as const;
export const addComment = 'Kommentar schreiben';
export const aboutComments = 'Nur für Sie sichtbar, bis Sie diese Seite verlassen.';
export const length = '{length} von {limit} Zeichen';
export const lengthOver =
  '{length} von {limit} Zeichen. Länger, als die meisten lesen; veröffentlicht wird der Kommentar trotzdem.';
