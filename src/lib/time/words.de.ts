/* From src/lib/time/words.ts, as of 711de6e3. */

export const days = '{first} bis {last}';
export const hours = '{open} bis {close} Uhr';
export const hoursToNextDay = '{open} bis {close} Uhr am nächsten Tag';
export const hoursToDay = '{open} Uhr bis {day}, {close} Uhr';
