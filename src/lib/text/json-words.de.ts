/* From src/lib/text/json-words.ts, as of 0ed8a699. */
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
