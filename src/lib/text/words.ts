/* Numbers as words, units and times. */

/** From none. They stand inside a sentence; one at its beginning gets a capital. */
export const numberWords: readonly string[] = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const readTime = '{minutes} min read';

/** Sizes of files, in powers of 1,000. */
export const kilobytes = '{count} KB';
export const megabytes = '{count} MB';

/** Round numbers in short. */
export const thousands = '{count}K';
export const millions = '{count}M';
export const billions = '{count}B';
/** A round amount of a currency with a sign of its own, such as $, or of letters, such as CHF. */
export const amountWithSign = '{sign}{count}';
export const amountWithLetters = '{sign}\u00A0{count}';
/** Between the ends of a range, as in "$15,000 to $30,000". */
export const between = ' to ';

/** Times, where clocks have halves. */
export const beforeNoon = '{time} AM';
export const afterNoon = '{time} PM';

/** Opening hours: days of the week, and hours of a day. */
export const days = '{first}-{last}';
export const hours = '{open}-{close}';
/** They end after midnight, on several days or on one. */
export const hoursToNextDay = '{open}-{close} the next day';
export const hoursToDay = '{open}-{day} {close}';
