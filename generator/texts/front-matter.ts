import * as v from 'valibot';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type ParsedNode,
  visit,
  type YAMLError,
} from 'yaml';

import { hasVisible } from '../../src/lib/text/one-line.ts';
import { isPageWords } from './page-words.ts';
import { faultAt, faultOf, headAndProse, refusedIn, type WrittenText } from './plain-text.ts';
import { fillFacts } from './written-text.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A text without quotation marks that were put around it, or on one side of it; those of its own words stay. */
function withoutQuotes(text: string): string {
  const [sign] = /^["'](?=.)|(?<=.)["']$/.exec(text) ?? [];
  if (!sign) return text;
  // An apostrophe stands within a word.
  const signs = [...text.matchAll(/(?<!\w)["']|["'](?!\w)/g)].filter(([found]) => found === sign);
  const [begins, ends] = [text.startsWith(sign), text.endsWith(sign)];
  const [, second] = signs;
  // "One" and "two": the first pair ends before the last sign.
  const isOfWords = signs.length % 2 === 0 && /\S/.test(text[(second?.index ?? 0) - 1] ?? ' ');
  if (begins && ends) return signs.length > 2 && isOfWords ? text : text.slice(1, -1);
  if (signs.length > 1) return text;
  return begins ? text.slice(1) : text.slice(0, -1);
}

/** What an author most likely meant by a line that YAML cannot read. */
function remedyFor(written: string): string {
  const [, name = '', text = ''] = /^\s*(?:- )?([\w.-]+):[ \t]*(.*?)[ \t]*$/.exec(written) ?? [];
  if (name === '')
    return `"${written.trim()}" is no field; write its name, a colon, a space and the text in quotes`;
  if (/^\s*(?:- )?[\w.-]+:\S/.test(written))
    return `write a space after the colon: ${name}: ${/^["']/.test(text) ? text : quoted(text)}`;
  if (/^(?:'(?:[^']|'')*'|"[^"\\]*")$/.test(text))
    return 'the line is not indented as the list needs; give it as many spaces as its neighbors have';
  if (/^(?:'(?:[^']|'')*'|"[^"\\]*")[,;]?\s*[\w.-]+:/.test(text))
    return 'write each field on a line of its own';
  const [, right] = /^('(?:[^']|'')*'|"[^"\\]*")[,;]$/.exec(text) ?? [];
  if (right) return `a field ends with its quotation mark: ${name}: ${right}`;
  const [, value] = /^(\d[\d: -]*|[a-z-]+) +# /.exec(text) ?? [];
  if (value) return `a field has no note behind it: ${name}: ${value}`;
  const meant = withoutQuotes(text).replaceAll("''", "'");
  const twice = meant.includes("'") ? ', and its apostrophes twice' : '';
  return `put the text in single quotes${twice}: ${name}: ${quoted(meant)}`;
}

function sentenceFor({ code }: YAMLError, written: string): string {
  const name = /[\w.-]+/.exec(written)?.[0] ?? '';
  if (code === 'DUPLICATE_KEY') return `${name} is here for the second time; keep one of the two`;
  if (code === 'TAB_AS_INDENT') return 'the line begins with a tab; indent it with spaces';
  return remedyFor(written);
}

/** Escapes in double quotes that mean the letter after them; all others make white space and controls of a path. */
const plainEscape = /\\["\\/]|\\x[\da-f]{2}|\\u[\da-f]{4}|\\U[\da-f]{8}/gi;

/** What YAML would make of a value, if it is not what its author sees; the value is otherwise taken as it is. */
function hiddenMeaning(node: ParsedNode, head: string): string | undefined {
  if (isAlias(node)) return 'YAML takes the * at its start for a name of its own';
  const { tag, anchor } = node;
  if (tag !== undefined) return 'YAML takes the ! at its start for the name of a type';
  if (anchor !== undefined) return 'YAML takes the & at its start for a name of its own';
  if (!isScalar(node)) return undefined;
  const { type, value, comment, range } = node;
  const written = head.slice(range[0], range[1]);
  if (type === 'PLAIN' && value === null && written !== '')
    return `${written} means “nothing” in YAML`;
  if (type === 'PLAIN' && typeof value === 'string' && comment)
    return 'the text would end at its #';
  const escapes = type === 'QUOTE_DOUBLE' && written.replaceAll(plainEscape, '');
  if (escapes && escapes.includes('\\'))
    return 'a backslash in double quotes changes the letter after it';
  return undefined;
}

/** The values that mean something else than they seem to, each with its offset. */
function hiddenIn(node: ParsedNode | null, head: string): readonly (readonly [number, string])[] {
  if (node === null) return [];
  const meaning = hiddenMeaning(node, head);
  if (meaning !== undefined) return [[node.range[0], meaning]];
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => [
      ...hiddenIn(key, head),
      ...hiddenIn(value, head),
    ]);
  return isSeq(node) ? node.items.flatMap((item) => hiddenIn(item, head)) : [];
}

function documentOf(head: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(head, { lineCounter });
  return { document, lineOf: (offset: number) => lineCounter.linePos(offset).line };
}

/**
 * Reads a text's front matter, with facts filled in.
 * @param head from `headAndProse`
 * @param file for the error, from the project's folder
 * @throws Error with a line for each fault: the file, its line, and what to write instead
 */
export function readFrontMatter(head: string, file: string): Readonly<Record<string, unknown>> {
  const { document, lineOf } = documentOf(head);
  const lines = head.split('\n');
  const { errors, contents } = document;
  const first = Math.max(
    lines.findIndex((line) => line.trim() !== ''),
    0,
  );
  const written = lines[first] ?? '';
  if (errors.length > 0 && /^\s+[\w.-]+:/.test(written))
    throw faultAt(file, first + 1, 'a field begins at the start of its line; delete the spaces');
  const unread = errors.map((error): readonly [number, string] => {
    const at = lineOf(error.pos[0]);
    // What is not closed is found missing at the end, and was opened above.
    const open = lines.findIndex((line) => /^\s*(?:- )?[\w.-]+:\s*(?:"[^"]*|'[^']*)$/.test(line));
    const line = error.code === 'MISSING_CHAR' && open >= 0 ? open + 1 : at;
    return [line, sentenceFor(error, lines[line - 1] ?? '')];
  });
  const hidden = hiddenIn(contents, head).map(([offset, meaning]): readonly [number, string] => {
    const line = lineOf(offset);
    return [line, `${meaning}; ${remedyFor(lines[line - 1] ?? '')}`];
  });
  // One slip can be several errors for YAML: the first one on a line says what it is. Below what is not closed all is
  // part of it, and YAML reads on in the next fields for what is none.
  const strays = unread.filter(([line]) => !/^\s*(?:- )?[\w.-]+:/.test(lines[line - 1] ?? ''));
  const all = strays.length > 0 ? strays : unread;
  const end = errors.some(({ code }) => code === 'MISSING_CHAR') ? unread.slice(0, 1) : all;
  const faults = [...new Map([...end, ...hidden].toReversed())].toSorted(([a], [b]) => a - b);
  if (faults.length > 0)
    throw faultOf(...faults.map(([line, sentence]) => faultAt(file, line, sentence).message));
  // Each of a page's words may be missing.
  if (contents === null && isPageWords(file)) return {};
  if (!isMap(contents)) {
    throw faultAt(
      file,
      first + 1,
      (written === '' && 'the front matter is empty; write its fields') ||
        (isSeq(contents) && 'a field begins with its name; delete the - before it') ||
        remedyFor(written),
    );
  }
  const byNumber: string[] = [];
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      const line = lineOf(node.range?.[0] ?? 0);
      for (const sentence of refusedIn(node.value))
        byNumber.push(faultAt(file, line, sentence).message);
      node.value = fillFacts(node.value);
    },
  });
  if (byNumber.length > 0) throw faultOf(...byNumber);
  return document.toJS();
}

/** The line of a field in a front matter, or of the nearest one around it that is there, and its value as written. */
function placeOf(
  head: string,
  keys: readonly unknown[],
): { readonly line: number; readonly written: string } {
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
  const range = isScalar(node) ? node.range : undefined;
  return { line, written: range ? head.slice(range[0], range[1]) : '' };
}

function sentenceOf(issue: v.BaseIssue<unknown>, written: string): string {
  const { message, expected, type } = issue;
  // A rule about two fields points to one of them.
  const last = issue.path?.at(-1);
  const input = last ? last.value : issue.input;
  // An item of a list is called by the list.
  const name =
    v
      .getDotPath(issue)
      ?.replace(/(?:\.\d+)+$/, '')
      .replace(/^.*\./, '') ?? 'the front matter';
  if (type === 'strict_object' && expected === 'never')
    return `${name}: no such field is known; delete it, or mind its spelling`;
  if (input === undefined) return `${name} is missing; add a line ${name}: …`;
  if (input === null || (typeof input === 'string' && !hasVisible(input)))
    return `${name} is empty; write ${message}`;
  if (message.startsWith('is ')) return `${name}: ${JSON.stringify(input)} ${message}`;
  const shown = typeof input === 'string' ? quoted(input) : written;
  return `${name}${typeof input === 'object' ? '' : ` ${shorten(shown)}`}: write ${message}`;
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

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
  const { head } = headAndProse(written);
  const faults = result.issues.map((issue) => {
    const keys = issue.path?.map(({ key }) => key) ?? [];
    const place = placeOf(head, keys);
    return faultAt(written.file, place.line, sentenceOf(issue, place.written)).message;
  });
  throw faultOf(...faults);
}

/** The line of a text's file on which a field stands. */
export const lineOfField = (written: WrittenText, name: string): number =>
  placeOf(headAndProse(written).head, [name]).line;

/** An error about one field, with file and line. */
export const fieldFault = (written: WrittenText, name: string, sentence: string): Error =>
  faultAt(written.file, lineOfField(written, name), `${name}: ${sentence}`);
