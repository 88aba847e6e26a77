/* From src/lib/text/words.ts, as of dccd484e. */

/** One stands in forms of its own, because its ending depends on the noun. */
export const numberWords: readonly string[] = [
  'keine',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

export const readTime = '{minutes} Min. Lesezeit';

export const kilobytes = '{count} KB';
export const megabytes = '{count} MB';

export const thousands = '{count}\u00A0Tsd.';
export const millions = '{count}\u00A0Mio.';
export const billions = '{count}\u00A0Mrd.';
export const amountWithSign = '{count}\u00A0{sign}';
export const amountWithLetters = '{count}\u00A0{sign}';

export const between = ' bis ';

export const beforeNoon = '{time} Uhr vormittags';
export const afterNoon = '{time} Uhr nachmittags';

export const days = '{first} bis {last}';
export const hours = '{open} bis {close} Uhr';
export const hoursToNextDay = '{open} bis {close} Uhr am nächsten Tag';
export const hoursToDay = '{open} Uhr bis {day}, {close} Uhr';
