import {
  findNodeAtLocation,
  type JSONPath,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** Where a text stops being JSON, counted from 1, and why. Columns count characters, not bytes. */
export type JsonFault = { line: number; column: number; message: string };

/** jsonc-parser's names for what is wrong, in words. */
const messages: Readonly<Record<string, string>> = {
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
};

/**
 * Finds the first fault of a JSON text (RFC 8259) and says the same in every browser.
 * @returns null when the text is JSON
 */
export function findJsonFault(text: string): JsonFault | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const [first] = errorsOf(text);
    const message = first && messages[printParseErrorCode(first.error)];
    return { ...placeOf(text, first?.offset ?? 0), message: message ?? 'this isn’t JSON' };
  }
}

function errorsOf(text: string): readonly ParseError[] {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // It calls itself for each level of nesting; what it has found so far still counts.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors.toSorted((a, b) => a.offset - b.offset);
}

/**
 * Where a value stands in a JSON text, counted from 1.
 * @param text valid JSON
 * @returns the place of the innermost value on the way when the path leads nowhere
 */
export function placeOfPath(text: string, path: JSONPath): { line: number; column: number } {
  const root = parseTree(text);
  const steps = path.map((_, index) => path.slice(0, path.length - index));
  const nodes = root ? steps.map((step) => findNodeAtLocation(root, step)) : [];
  return placeOf(text, nodes.find((node) => node !== undefined)?.offset ?? root?.offset ?? 0);
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
}
