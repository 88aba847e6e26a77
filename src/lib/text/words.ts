/* Numbers as words, units, times, and what this folder tells visitors. */

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

/** What is wrong at a place of a JSON text. */
export const jsonFaults = {
  PropertyNameExpected: 'a name in double quotes was expected here',
  ValueExpected: 'a value was expected here',
  ColonExpected: 'a colon was expected here',
  CommaExpected: 'a comma was expected here',
  CloseBraceExpected: 'a comma or } was expected here',
  CloseBracketExpected: 'a comma or ] was expected here',
  EndOfFileExpected: 'nothing may follow the value',
  InvalidNumberFormat: 'this isn’t a number in JSON',
  UnexpectedEndOfString: 'this text is never closed',
  InvalidCharacter: 'a line break or control character in a text must be escaped',
  InvalidEscapeCharacter: 'JSON has no such escape',
  InvalidUnicode: '\\u needs four hexadecimal digits',
  InvalidCommentToken: 'JSON has no comments',
} as const;
export const noJson = 'this isn’t JSON';
