/* From src/features/four-routes/words.ts, as of a74b8acb. */

export const standing = '{standing} von {total} Wegen stehen';
export const waits = 'Die Nachricht wartet auf einen weiteren Weg';
export const arrives = 'Die Nachricht kommt an';
