/* From src/features/opening-hours/words.ts, as of 57dac842. */

export const openNow = 'Jetzt geöffnet';
export const closedNow = 'Jetzt geschlossen';
export const closedNowFor = 'Jetzt geschlossen: {holiday}';
export const closedFor = 'Geschlossen: {holiday}';
export const inYourTime = 'In Ihrer Zeit ({zone})';
export const hoursOf = '{office}, {clock}';
