/**
 * Changes of a text that keep every byte that no one touched: fields are put in where they stand, and the text below.
 */
import { isDeepStrictEqual } from 'node:util';

import { Document, isMap, isNode, isScalar, isSeq, parseDocument, visit, type YAMLMap } from 'yaml';

import { isIsoDay } from '../../src/lib/time/dates.ts';

/** The values of fields by their names, as they are written: with the names of facts in place of facts. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * What is to change: the whole file, or fields with their new values, where `null` takes a field out, and the text below
 * them. It is sent as JSON, which would leave out what is undefined.
 */
export type Change =
  | { readonly source: string }
  | { readonly fields: Values; readonly body?: string };

/** An offset, the one behind what goes, and what comes in its place. */
type Edit = readonly [from: number, to: number, text: string];

/** Before the fields, the fields, after them, and the text. The file may have marks and line ends of any system. */
const parts =
  /^(\uFEFF?\s*---[^\S\r\n]*\r?\n)([^]*?)((?<=\n)---[^\S\r\n]*(?:\r?\n|$)(?:[^\S\r\n]*\r?\n)*)([^]*)$/;

const lined = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

const lineEndOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The fields of a front matter, each on a line of its own; nothing if YAML reads something else. */
function mapOf(head: string): YAMLMap | undefined {
  const { contents, errors } = parseDocument<YAMLMap, false>(head);
  if (errors.length > 0) return undefined;
  if (contents === null) return new Document({}).contents as YAMLMap;
  return isMap(contents) && !contents.flow ? contents : undefined;
}

/**
 * What a form shows of a text.
 * @returns nothing where its fields cannot be read, so that the file can be changed as a whole only
 */
export function shownParts(source: string): { fields: Values; body: string } | undefined {
  const [, , head, , body = ''] = parts.exec(source) ?? [];
  if (head === undefined || mapOf(head) === undefined) return undefined;
  const fields: unknown = parseDocument(head).toJS() ?? {};
  return { fields: fields as Values, body: lined(body) };
}

/** A value as YAML: texts in single quotes, days and numbers without. */
function yamlOf(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value !== 'string') return;
      node.type = key === 'key' || isIsoDay(node.value) ? 'PLAIN' : 'QUOTE_SINGLE';
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}

/** A value behind the name of its field: a list begins on a line of its own. */
const behindName = (value: unknown): string => {
  const text = yamlOf(value);
  return typeof value === 'object' ? `\n  ${text.replaceAll('\n', '\n  ')}` : ` ${text}`;
};

type Range = readonly [number, number, number];

const rangeOf = (node: unknown): Range => (isNode(node) && node.range) || [0, 0, 0];

/** Where a value ends, without what follows a list. */
function endOf(node: unknown): number {
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  const last: unknown = isBlock ? node.items.at(-1) : undefined;
  if (last === undefined) return rangeOf(node)[1];
  if (isNode(last)) return endOf(last);
  const { key, value } = last as { key: unknown; value: unknown };
  return Math.max(rangeOf(key)[1], endOf(value));
}

/** What makes a value of another one where it stands; nothing if its parts are not the same. */
function within(node: unknown, value: unknown, head: string): readonly Edit[] | undefined {
  const together = (all: readonly (readonly Edit[] | undefined)[]) =>
    all.includes(undefined) ? undefined : all.flatMap((edits) => edits ?? []);
  if (isMap(node) && !node.flow && value !== null && typeof value === 'object') {
    const old = node.toJSON() as Values;
    if (!isDeepStrictEqual(Object.keys(old).toSorted(), Object.keys(value).toSorted()))
      return undefined;
    return together(
      node.items.map((pair) => within(pair.value, (value as Values)[String(pair.key)], head)),
    );
  }
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length === node.items.length)
    return together(node.items.map((item, index) => within(item, value[index], head)));
  if (!isScalar(node) || typeof value === 'object') return undefined;
  if (node.value === value) return [];
  const [from, to] = rangeOf(node);
  const written = head.slice(from, to);
  if (written === '') return undefined;
  return [[from, to, yamlOf(value) + (/\r?\n$/.exec(written)?.[0] ?? '')]];
}

/** Behind the line of an offset. */
function lineAfter(head: string, offset: number): number {
  if (head[offset - 1] === '\n') return offset;
  const end = head.indexOf('\n', offset);
  return end < 0 ? head.length : end + 1;
}

function editsOf(
  head: string,
  map: YAMLMap,
  fields: Values,
  order: readonly string[],
): readonly Edit[] {
  const pairOf = (name: string) => map.items.find(({ key }) => isScalar(key) && key.value === name);
  const inOrder = Object.entries(fields).toSorted(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  );
  return inOrder.flatMap(([name, value]): readonly Edit[] => {
    const pair = pairOf(name);
    const [start, colon] = rangeOf(pair?.key);
    if (pair && value === null)
      return [[start, lineAfter(head, Math.max(colon, endOf(pair.value))), '']];
    if (pair) {
      const from = head.indexOf(':', colon) + 1;
      const to = Math.max(from, endOf(pair.value));
      const instead = (): readonly Edit[] => [
        [from, to, behindName(value) + (head[to - 1] === '\n' ? '\n' : '')],
      ];
      return within(pair.value, value, head) ?? instead();
    }
    if (value === null) return [];
    const above = order
      .slice(0, Math.max(order.indexOf(name), 0))
      .toReversed()
      .map(pairOf)
      .find(Boolean);
    const at = above
      ? lineAfter(head, Math.max(rangeOf(above.key)[1], endOf(above.value)))
      : map.items[0]
        ? rangeOf(map.items[0].key)[0]
        : head.length;
    return [[at, at, `${name}:${behindName(value)}\n`]];
  });
}

/** What was written into a form, with an end of its last line, and the line ends of the file. */
function changedBody(body: string, written: string): string {
  const isOpen = /[^\n]$/.test(written) && (body === '' || body.endsWith('\n'));
  return (isOpen ? `${written}\n` : written).replaceAll('\n', lineEndOf(body));
}

/**
 * A text with a change in it.
 * @param source of the file as it is
 * @param order the names of all fields, in which new ones are put in
 * @throws Error where fields are to change that cannot be read
 */
export function changedText(source: string, change: Change, order: readonly string[]): string {
  if ('source' in change) return lined(change.source).replaceAll('\n', lineEndOf(source));
  const [, before = '', head = '', after = '', body = ''] = parts.exec(source) ?? [];
  const map = mapOf(head);
  if (before === '' || map === undefined)
    throw new Error(
      'The fields of this text cannot be read: mend them in the whole file, which this page shows when it is loaded again. Your words stay here.',
    );
  const edits = editsOf(head, map, change.fields, order);
  const end = lineEndOf(before);
  // From the last one up, and of those at one place the last one first, so that all offsets hold.
  const changed = edits
    .map((edit, index) => ({ edit, index }))
    .toSorted((a, b) => b.edit[0] - a.edit[0] || b.index - a.index)
    .reduce((text, { edit: [from, to, words] }) => {
      return text.slice(0, from) + words.replaceAll(/\r?\n/g, end) + text.slice(to);
    }, head);
  return (
    before + changed + after + (change.body === undefined ? body : changedBody(body, change.body))
  );
}
