import {
  findNodeAtLocation,
  type JSONPath,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

import { jsonFaults, noJson } from './words.ts';

/** Line and column count from 1, in characters. */
export type JsonFault = { line: number; column: number; message: string };

/** By jsonc-parser's error names. */
const messages: Readonly<Record<string, string>> = jsonFaults;

/** Finds the first syntax error (RFC 8259), the same in every browser. Returns null for valid JSON. */
export function findJsonFault(text: string): JsonFault | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const [first] = errorsOf(text);
    const message = first && messages[printParseErrorCode(first.error)];
    return { ...placeOf(text, first?.offset ?? 0), message: message ?? noJson };
  }
}

function errorsOf(text: string): readonly ParseError[] {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // Deep nesting overflows the parser's stack. The errors found so far still count.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors.toSorted((a, b) => a.offset - b.offset);
}

/**
 * Finds where a text opens more than a number of brackets within each other. Code that calls itself for each
 * level, the browser's `JSON.stringify` too, runs out of stack on some thousands.
 * @returns null if it never does
 */
export function placeOfDepth(
  text: string,
  levels: number,
): { line: number; column: number } | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[{}\]]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > levels) return placeOf(text, index);
  }
  return null;
}

/** Finds the position of a value in valid JSON, or of the deepest existing value along the path. */
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
