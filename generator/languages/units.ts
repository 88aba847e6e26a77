import { parseSync } from 'vite';
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';

import { lengthOfHead, lineAt } from '../texts/plain-text.ts';
import { isOfWords, wordsIn } from './words-in.ts';

/** A text for translators: where it stands in its file, and what was said about it. */
export type Unit = {
  /** Its name in the file: `hero.heading`, or the numbers of a heading and of a paragraph below it. */
  readonly path: string;
  readonly line: number;
  /** With `{name}`, `${value}`, `](address)` and markup, which stay as they are. */
  readonly text: string;
  /** Its values of a template, each as `${code}`: nothing else in a text is run. */
  readonly values: readonly string[];
  readonly note: string;
  readonly start: number;
  readonly end: number;
};

/** What a translation has to have as often as its source: values, addresses, tags and code. */
export const placeholders =
  /\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\{ ?[\w.]+ ?\}|\]\([^)\s]*\)|<\/?[A-Za-z][^>]*>|`[^`]+`/g;

/** The code of a value without the texts in it, which are texts of their own. */
export const withoutTexts = (code: string): string => code.replaceAll(/'(?:[^'\\]|\\.)*'/gs, "''");

/** The comment in front of a text, if not more than its name stands between them. */
function noteOf(source: string, comments: readonly { value: string; end: number }[], at: number) {
  const last = comments.findLast(({ end }) => end <= at);
  const between = last ? source.slice(last.end, at).trim() : '\n\n';
  return between.split('\n').length > 2 || /['`]/.test(between)
    ? ''
    : (last?.value ?? '').replaceAll(/^\*|\s*\n\s*\*?/g, ' ').trim();
}

/** Properties whose texts may be ids, which types know, or days. */
const ofCode =
  /(?:^|\.)(?:tone|host|hosted|priced|under|kind|slug|date|day|file|mark|status|on|by|zone|algorithm|gating|part|cost)(?:\.\d+)?$/;
const ofRecords =
  /(?:^|\.)(?:tones\.[\w-]+|role|resource|device|place|claim|level|sample|category|standing|holder)$/;
const isId = /^[a-z\d][\w.:/-]*$/;

/** Whether a word such as `Now` is what a record of the module calls another word: `{ Now: 'From now on' }`. */
const isKey = (source: string, path: string, text: string): boolean =>
  /^[A-Z]\w+$/.test(text) && !path.endsWith(`.${text}`) && source.includes(` ${text}: '`);

/**
 * Whether a text is for programs: the name of another, an id under such a name and, where not all texts are words, in a
 * list of ids or of several parts, as `uptime-platform`.
 */
export const isForPrograms = (file: string, source: string, path: string, text: string): boolean =>
  isKey(source, path, text) ||
  (isId.test(text) &&
    (ofCode.test(path) ||
      (!isOfWords(file) &&
        (ofRecords.test(path) || /\.\d+$/.test(path) || /\w[-_.]\w/.test(text)))));

/** An address, or what a function is asked for, such as a field of records. */
const isAsked = (source: string, text: string, start: number) =>
  /^(?:[/#]|https:)\S*$/.test(text) ||
  (/(?:\w\((?:[^'"`()]*, )?|\b(?:each|textOf|withWords)\([\w.]+, )$/.test(source.slice(0, start)) &&
    /^[a-z][\w-]*$/.test(text));

function unitsOfModule(file: string, source: string): readonly Unit[] {
  const { comments } = parseSync(file, source);
  const seen = new Map<string, number>();
  const found = wordsIn(file, source, (text) => /[\p{L}\p{N}{]/u.test(text)).filter(
    ({ path, text, start }) =>
      !isForPrograms(file, source, path, text) && !isAsked(source, text, start),
  );
  return found.map(({ path, line, whole, values, start, end }) => {
    const before = seen.get(path) ?? 0;
    seen.set(path, before + 1);
    const note = noteOf(source, comments, start);
    const name = before === 0 ? path : `${path}~${before + 1}`;
    return { path: name, line, text: whole, values, note, start, end };
  });
}

/** The values of fields, each with the names and numbers that lead to it. */
function scalarsOf(node: unknown, path: string): readonly (readonly [string, Scalar])[] {
  if (isScalar(node)) return [[path, node]];
  const below = (name: unknown) => (path === '' ? String(name) : `${path}.${String(name)}`);
  if (isMap(node)) return node.items.flatMap(({ key, value }) => scalarsOf(value, below(key)));
  return isSeq(node) ? node.items.flatMap((item, at) => scalarsOf(item, below(at))) : [];
}

/** Fields with words, in whatever quotes. */
function unitsOfFields(head: string) {
  // Blanks in place of the lines around them keep every place.
  const fields = head.replaceAll(/^\uFEFF?\s*---|---\s*$/g, (line) => line.replaceAll(/\S/g, ' '));
  return scalarsOf(parseDocument(fields).contents, '').flatMap(([path, { value, range }]) => {
    if (typeof value !== 'string' || !range || !/\p{L}.* |\p{Lu}\p{Ll}/u.test(value)) return [];
    const [start, end] = range;
    return [
      { path, start, end: start + head.slice(start, end).trimEnd().length, text: value.trim() },
    ];
  });
}

/** Fields with words, and paragraphs; code has none. */
function unitsOfText(source: string): readonly Unit[] {
  const begins = lengthOfHead(source);
  const fields = unitsOfFields(source.slice(0, begins));
  const paragraph = /(?:^|(?<=\n\n))\n*((```|~~~)[^]*?\n\2|[^\n][^]*?)(?=\n\n|\n*$)/g;
  const numbers = new Map<number, number>();
  let headings = 0;
  const blocks = [...source.slice(begins).matchAll(paragraph)].flatMap(
    ({ index, 0: whole, 1: text = '' }) => {
      if (!/\p{L}{2}/u.test(text) || /^(?:```|~~~|import |export |<\w[^>]*\/>$)/.test(text))
        return [];
      if (/^#{1,6} /.test(text)) headings += 1;
      const number = (numbers.get(headings) ?? 0) + 1;
      numbers.set(headings, number);
      const start = begins + index + whole.length - text.length;
      return [{ path: `${headings}.${number}`, start, end: start + text.length, text }];
    },
  );
  return [...fields, ...blocks].map((unit) => ({
    ...unit,
    values: [],
    note: '',
    line: lineAt(source, unit.start),
  }));
}

/** What the search and the lines know of a language is no text, and the owner's facts are theirs to write. */
const isRule = (file: string): boolean => /(?:-language|config\/site)(?:\.[\w-]+)?\.ts$/.test(file);

/** The texts of a file for translators, in their order. */
export function unitsOf(file: string, source: string): readonly Unit[] {
  if (isRule(file)) return [];
  return file.endsWith('.mdx') ? unitsOfText(source) : unitsOfModule(file, source);
}

/** A text of a field. One with lines of its own has them by their number, as JSON does. */
const quoted = (text: string) =>
  text.includes('\n') ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;

/** Blanks that are written by their number, because they look like others or like nothing. */
const unseen = (text: string) =>
  text.replaceAll(
    /[\u00a0\u202f\u2060\u00ad]/g,
    (blank) => `\\u${blank.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text within a template: what people send is no code, besides the values that the template had. */
function inTemplate(
  text: string,
  [value, ...others]: readonly (readonly [known: string, now: string])[],
): string {
  if (value === undefined)
    return unseen(text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')).replaceAll('\r', '\\r');
  const [known, now] = value;
  return text
    .split(known)
    .map((part) => inTemplate(part, others))
    .join(now);
}

/**
 * A text as code has it, in the quotes of the one in its place.
 * @param known the values that the text may have, before the texts in them were put in
 */
function literal(text: string, before: string, values: readonly string[], known = values): string {
  if (!before.startsWith('`'))
    return `'${unseen(text.replaceAll(/[\\']/g, '\\$&'))
      .replaceAll('\r', '\\r')
      .replaceAll('\n', '\\n')}'`;
  const like = (code: string) => known.find((one) => withoutTexts(one) === withoutTexts(code));
  const own = text.replaceAll(placeholders, (code) =>
    known.includes(code) ? code : (like(code) ?? code),
  );
  // A value may stand within another.
  const pairs = known
    .map((one, at) => [one, values[at] ?? one] as const)
    .toSorted(([one], [other]) => other.length - one.length);
  return `\`${inTemplate(own, pairs)}\``;
}

/**
 * A file with other texts in place of some of its own. A template may have values with texts of their own, which are put
 * in first.
 * @param targets by the path of a unit
 */
export function withTexts(
  file: string,
  source: string,
  targets: ReadonlyMap<string, string>,
): string {
  const before = unitsOf(file, source);
  const [outer = [], inner = []] = [true, false].map((isOuter) =>
    before.filter(
      ({ start, end }) => before.some((one) => one.start > start && one.end < end) === isOuter,
    ),
  );
  const withInner = put(file, source, inner, targets);
  const renewed = unitsOf(file, withInner).flatMap((unit) => {
    const was = outer.find(({ path }) => path === unit.path);
    return was ? [{ ...unit, known: was.values }] : [];
  });
  return put(file, withInner, renewed, targets);
}

function put(
  file: string,
  source: string,
  units: readonly (Unit & { readonly known?: readonly string[] })[],
  targets: ReadonlyMap<string, string>,
): string {
  let end = 0;
  const pieces = units.flatMap(({ path, values, known, ...unit }) => {
    const text = targets.get(path);
    if (text === undefined) return [];
    const head = source.slice(end, unit.start);
    end = unit.end;
    if (file.endsWith('.mdx'))
      return [head, unit.start < lengthOfHead(source) ? quoted(text) : text];
    return [head, literal(text, source.slice(unit.start, unit.end), values, known)];
  });
  return pieces.join('') + source.slice(end);
}
