/** What is wrong at a place of a JSON text. Apart from the words that every page loads. */
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
