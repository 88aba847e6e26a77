/* From src/lib/text/words.ts, as of 03ba0a3d. */

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

export const jsonFaults = {
  PropertyNameExpected: 'hier fehlt ein Name in doppelten Anführungszeichen',
  ValueExpected: 'hier fehlt ein Wert',
  ColonExpected: 'hier fehlt ein Doppelpunkt',
  CommaExpected: 'hier fehlt ein Komma',
  CloseBraceExpected: 'hier fehlt ein Komma oder }',
  CloseBracketExpected: 'hier fehlt ein Komma oder ]',
  EndOfFileExpected: 'nach dem Wert darf nichts mehr stehen',
  InvalidNumberFormat: 'das ist in JSON keine Zahl',
  UnexpectedEndOfString: 'dieser Text endet nie',
  InvalidCharacter: 'Zeilenumbrüche und Steuerzeichen in einem Text müssen maskiert sein',
  InvalidEscapeCharacter: 'diese Maskierung gibt es in JSON nicht',
  InvalidUnicode: 'auf \\u folgen vier Hexadezimalziffern',
  InvalidCommentToken: 'JSON kennt keine Kommentare',
} as const;
export const noJson = 'das ist kein JSON';
