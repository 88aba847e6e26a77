/* From src/content/events.ts, as of 4b425cde. */
export * from './events.ts';

export const eventWords = {
  heading: 'Wo Sie uns treffen',
  caption: 'Veranstaltungen',
  columns: ['Veranstaltung', 'Wann', 'Wo'],
} as const;
