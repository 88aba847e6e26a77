import * as v from 'valibot';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml';

import { faultAt, faultOf, partsOf, type WrittenText } from './plain-text.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What an author most likely meant by a line that YAML cannot read. */
function remedyFor(written: string): string {
  const [, name = '', text = ''] = /^\s*(?:- )?([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(written) ?? [];
  if (name === '')
    return `"${written.trim()}" is no field; write its name, a colon, a space and the text in quotes`;
  if (/^(?:'(?:[^']|'')*'|"[^"\\]*")$/.test(text))
    return 'the line is not indented as the list needs; give it as many spaces as its neighbors have';
  const meant = text
    .replace(/^["'](?=.)/, '')
    .replace(/(?<=.)["']$/, '')
    .replaceAll("''", "'");
  const twice = meant.includes("'") ? ', and its apostrophes twice' : '';
  return `put the text in single quotes${twice}: ${name}: ${quoted(meant)}`;
}

function sentenceFor({ code }: YAMLError, written: string): string {
  const name = /[\w-]+/.exec(written)?.[0] ?? '';
  if (code === 'DUPLICATE_KEY') return `${name} is here for the second time; keep one of the two`;
  if (code === 'TAB_AS_INDENT') return 'the line begins with a tab; indent it with spaces';
  return remedyFor(written);
}

/** Unquoted texts end at a number sign after a space, where YAML begins a comment. */
function cutText(document: Document): { offset: number } | undefined {
  let found: { offset: number } | undefined;
  const walk = (node: unknown): void => {
    if (isMap(node)) for (const { value } of node.items) walk(value);
    else if (isSeq(node)) node.items.forEach(walk);
    else if (
      isScalar(node) &&
      node.type === 'PLAIN' &&
      typeof node.value === 'string' &&
      node.comment
    )
      found ??= { offset: node.range?.[0] ?? 0 };
  };
  walk(document.contents);
  return found;
}

function documentOf(head: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(head, { lineCounter });
  return { document, lineOf: (offset: number) => lineCounter.linePos(offset).line };
}

/**
 * Reads a text's front matter.
 * @param head from `partsOf`
 * @param file for the error, from the project's folder
 * @throws Error with file and line, and what to write instead
 */
export function readFrontMatter(head: string, file: string): Readonly<Record<string, unknown>> {
  const { document, lineOf } = documentOf(head);
  const lines = head.split('\n');
  const [error] = document.errors;
  if (error) {
    const at = lineOf(error.pos[0]);
    // What is not closed is found missing at the end, and was opened above.
    const open = lines.findIndex((line) => /^\s*(?:- )?[\w-]+:\s*(?:"[^"]*|'[^']*)$/.test(line));
    const line = error.code === 'MISSING_CHAR' && open >= 0 ? open + 1 : at;
    throw faultAt(file, line, sentenceFor(error, lines[line - 1] ?? ''));
  }
  const cut = cutText(document);
  if (cut) {
    const line = lineOf(cut.offset);
    throw faultAt(file, line, `the text would end at its #; ${remedyFor(lines[line - 1] ?? '')}`);
  }
  if (!isMap(document.contents)) {
    const first = lines.findIndex((line) => line.trim() !== '');
    const written = lines[first] ?? '';
    throw faultAt(
      file,
      Math.max(first, 0) + 1,
      written === '' ? 'the front matter is empty; write its fields' : remedyFor(written),
    );
  }
  return document.toJS();
}

/** The line of a field in a front matter, or of the nearest one around it that is there. */
function lineOfField(head: string, keys: readonly unknown[]): number {
  const { document, lineOf } = documentOf(head);
  let node: unknown = document.contents;
  let line = 1;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      if (isScalar(pair.key)) line = lineOf(pair.key.range?.[0] ?? 0);
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      if (isMap(node) || isScalar(node)) line = lineOf(node.range?.[0] ?? 0);
    }
  }
  return line;
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { message, expected, type } = issue;
  // A rule about two fields points to one of them.
  const last = issue.path?.at(-1);
  const input = last ? last.value : issue.input;
  const name = v.getDotPath(issue)?.replace(/^.*\./, '') ?? 'the front matter';
  if (type === 'strict_object' && expected === 'never')
    return `${name}: no such field is known; delete it, or mind its spelling`;
  if (input === undefined) return `${name} is missing; add a line ${name}: …`;
  if (input === null || input === '') return `${name} is empty; write ${message}`;
  if (message.startsWith('is ')) return `${name}: ${JSON.stringify(input)} ${message}`;
  return `${name}${typeof input === 'object' ? '' : ` ${shorten(input)}`}: write ${message}`;
}

const shorten = (input: unknown): string => {
  const text = typeof input === 'string' ? quoted(input) : String(input);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/**
 * The fields of a front matter, checked.
 * @param frontmatter from `readFrontMatter`
 * @throws Error with a line for each fault: the file, its line, and what to write
 */
export function checkedFields<Schema extends v.GenericSchema>(
  schema: Schema,
  frontmatter: unknown,
  written: WrittenText,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, frontmatter);
  if (result.success) return result.output;
  const { head } = partsOf(written);
  const faults = result.issues.map((issue) => {
    const keys = issue.path?.map(({ key }) => key) ?? [];
    return faultAt(written.file, lineOfField(head, keys), sentenceOf(issue)).message;
  });
  throw faultOf(...faults);
}

/** An error about one field, with file and line. */
export const fieldFault = (written: WrittenText, name: string, sentence: string): Error =>
  faultAt(written.file, lineOfField(partsOf(written).head, [name]), `${name}: ${sentence}`);
