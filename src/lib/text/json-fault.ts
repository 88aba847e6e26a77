import {
  findNodeAtLocation,
  type JSONPath,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';

import { jsonFaults, noJson } from './json-words.ts';

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
    return jsonFaultOf(text);
  }
}

/** The first syntax error of a text that `JSON.parse` has refused: a long one is not parsed twice. */
export function jsonFaultOf(text: string): JsonFault {
  const first = firstErrorOf(text);
  const message = first && messages[printParseErrorCode(first.code)];
  return { ...placeOf(text, first?.offset ?? 0), message: message ?? noJson };
}

type Mistake = { readonly code: ParseErrorCode; readonly offset: number };

/** Without a tree of what is valid, which may be many times as large as the text. */
function firstErrorOf(text: string): Mistake | undefined {
  let first: Mistake | undefined;
  const onError = (code: ParseErrorCode, offset: number) => {
    if (!first || offset < first.offset) first = { code, offset };
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    // Deep nesting overflows the parser's stack. The error found so far still counts.
    if (!(error instanceof RangeError)) throw error;
  }
  return first;
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
  let line = 1;
  let start = 0;
  for (const { 0: end, index } of text.slice(0, offset).matchAll(/\r\n|\n|\r/g)) {
    line += 1;
    start = index + end.length;
  }
  return { line, column: Array.from(text.slice(start, offset)).length + 1 };
}
