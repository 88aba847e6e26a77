import { relative, resolve } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';

import { inSight } from '../../src/lib/text/in-sight.ts';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..');

/** The name of a file from the project's folder, for errors, the same on every system. */
export const fileName = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** What stops the build for an author: sentences alone, because no line of our code would help. */
export function faultOf(...sentences: readonly string[]): Error {
  const message = inSight(sentences.join('\n'));
  // Node puts an error without a trace in brackets.
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message });
}

/** What to do about code that is none. */
export const unreadable =
  "this cannot be read; in single quotes an apostrophe is written ’ or \\', and a comma stands behind the quotes";

/** What is wrong with words that are code, as the bundler shows it. */
function codeFault({ message }: Error): string | undefined {
  const [, place] =
    /\[ (src\/(?:content|config)\/\S+:\d+):\d+ \]/.exec(stripVTControlCharacters(message)) ?? [];
  return place && `${place}: ${unreadable}`;
}

/** The bundler's error; without its trace and its own words, if all that it reports are faults for an author. */
export function forAuthors(error: unknown): unknown {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors))
    return error;
  const faults: readonly unknown[] = error.errors;
  const sentences = faults.flatMap((one) => {
    if (!(one instanceof Error)) return [];
    return isFault(one) ? one.message : (codeFault(one) ?? []);
  });
  return sentences.length === faults.length ? faultOf(...sentences) : error;
}

/** Whether an error is for an author: sentences with file and line. */
export const isFault = (error: unknown): error is Error =>
  error instanceof Error && error.stack === '';

/** Faults by file and line, each once. */
export function inOrder(faults: readonly string[]): readonly string[] {
  const placeOf = (fault: string) => /^([^:]*)(?::(\d+))?/.exec(fault) ?? [];
  return [...new Set(faults)].toSorted((a, b) => {
    const [[, fileOfA = '', lineOfA], [, fileOfB = '', lineOfB]] = [placeOf(a), placeOf(b)];
    return fileOfA.localeCompare(fileOfB, 'en') || Number(lineOfA ?? 0) - Number(lineOfB ?? 0);
  });
}

/** What work gives; nothing if a text is at fault. */
export function ifRight<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (isFault(error)) return undefined;
    throw error;
  }
}

type Work = readonly (() => unknown)[];

/** Does all work, one after the other, also after a fault. An error that is no fault ends it. */
async function faultsAmong(work: Work) {
  const [results, faults]: [unknown[], string[]] = [[], []];
  for (const one of work)
    try {
      results.push(await one());
    } catch (error) {
      if (!isFault(error)) throw error;
      results.push(undefined);
      faults.push(...error.message.split('\n'));
    }
  return { results, faults: inOrder(faults) };
}

/** The faults of all work together, by file and line. */
export const faultsOf = async (...work: Work): Promise<readonly string[]> =>
  (await faultsAmong(work)).faults;

/**
 * Does all work, also after a fault.
 * @throws Error with the faults of all together, by file and line
 */
export async function together<const Parts extends Work>(
  ...work: Parts
): Promise<{ -readonly [At in keyof Parts]: Awaited<ReturnType<Parts[At]>> }> {
  const { results, faults } = await faultsAmong(work);
  if (faults.length > 0) throw faultOf(...faults);
  return results as never;
}

/** One sentence about a line of a file. */
export const faultAt = (file: string, line: number, sentence: string): Error =>
  faultOf(`${file}:${line}: ${sentence}`);

/** A text without the mark that Windows puts in front of it, and with line feeds only. */
export const plainly = (text: string): string =>
  text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');

/** The number of the line that an offset is on, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(offset, 0)).split('\n').length;

/** Unicode's spaces, besides the one that Markdown and YAML know. */
const otherSpace = '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';

const item = String.raw`[ \t>]*\d{1,2}[.)]`;

/** Characters that do not show where they are typed or pasted, and what is put in their place. */
const setRight: readonly (readonly [RegExp, string])[] = [
  // Line ends of Windows, of old Macs, of mainframes, and of what was copied from a PDF or a notes app.
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  // Byte order marks and spaces without width: a search would not find the word around them.
  [/[\u200b\ufeff]/g, ''],
  // Two letters that a PDF has as one: a search would not find their word.
  [/\ufb00/g, 'ff'],
  [/\ufb01/g, 'fi'],
  [/\ufb02/g, 'fl'],
  [/\ufb03/g, 'ffi'],
  [/\ufb04/g, 'ffl'],
  // A Mac types a no-break space for Option and the space bar, Japanese keyboards a wide one: Markdown takes both for
  // letters. Before a no-break space a star stands for itself, and a number by itself too: `3. Oktober`.
  [new RegExp(`^([ \\t>]*(?:#{1,6}|[-+]))${otherSpace}+`, 'gm'), '$1 '],
  [/^([ \t>]*(?:\*|\d{1,2}[.)]))\u3000+/gm, '$1 '],
  [new RegExp(`^(${item})${otherSpace}+(?=.*\\n${item}\\s)`, 'gm'), '$1 '],
  [new RegExp(`(?<=^${item} .*\\n)(${item})${otherSpace}+`, 'gm'), '$1 '],
];

/** The same in a front matter, before the name of a field and after it. */
const inHead = new RegExp(`(?<=^\\s*(?:- )?(?:[\\w.-]+:\\s*)?)${otherSpace}`, 'gm');

type Rule = readonly [RegExp, (code: string, found: string) => string];

const unshown = (code: string): string =>
  `there is a character that cannot be shown (${code}); delete it`;

/** Characters that no text may have, and what to say about them. */
const refusedSigns: readonly Rule[] = [
  // oxlint-disable-next-line no-control-regex -- no page and no feed may have these characters
  [/[\x01-\x08\v\f\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g, unshown],
  [
    /[\u202a-\u202e\u2066-\u2069]/g,
    (code) =>
      `there is an invisible character that turns the direction of the text (${code}), so that code can read as what it is not; delete it, or write <bdi>…</bdi> around the words`,
  ],
  [
    // Where a word processor has its signs of lists, and what it leaves of a picture.
    /[\ue000-\uf8ff\ufffc]/g,
    (code) =>
      `there is a sign that only one typeface knows (${code}); delete it, or write - and a space for an item of a list`,
  ],
];

/** What no file of a text may have. */
const refused: readonly Rule[] = [
  [
    /^<{7}(?: .*)?$(?:[^]*?^>{7}(?: .*)?$)?|^(?:>{7}|\|{7})(?: .*)?$/gm,
    () =>
      'two people changed this place; keep what one of them wrote, or both, and delete the three lines of signs: <<<<<<<, ======= and >>>>>>>',
  ],
  [/[\0\ufffd]/g, () => 'the file is not saved as UTF-8; save it again with the encoding UTF-8'],
  [
    // What the bytes of other letters, dashes and quotation marks are in the encoding of Windows.
    // A word may end with Ã before a mark.
    /\xc3(?:[\x80-\xba\xbc-\xbf\u0152-\u0192\u02c6\u02dc\u20ac\u2122]|[\xbb\u2013-\u203a](?=\p{L}))|\xc2[\xa0-\xba\xbc-\xbf]|\xe2\u20ac./gu,
    (_, found) =>
      `${found} stands for another sign, which was lost when the file was opened in another encoding; write it anew, and save the file as UTF-8`,
  ],
  ...refusedSigns,
];

const faultsBy = (rules: readonly Rule[], text: string) =>
  rules.flatMap(([pattern, sentence]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return { index, sentence: sentence(`U+${code}`, found) };
    }),
  );

/** What is wrong with characters that a text gives by number, such as `&#x202e;`. */
export const refusedIn = (text: string): readonly string[] =>
  faultsBy([[/[\0\ufffd]|\p{Cs}/gu, unshown], ...refusedSigns], text).map(
    ({ sentence }) => sentence,
  );

/**
 * A text as every reader takes it: with line feeds only, and without characters that have neither width nor meaning.
 * @param file for the error, from the project's folder
 * @throws Error with file and line for what was not saved as UTF-8, and for a character that nothing can show
 */
export function plainText(source: string, file: string): string {
  // A Mac may keep an accent as a sign of its own: one name of a filter or a heading would be two.
  const lines = setRight.reduce(
    (all, [pattern, right]) => all.replaceAll(pattern, right),
    source.normalize(),
  );
  const head = lengthOfHead(lines);
  const text = lines.slice(0, head).replaceAll(inHead, ' ') + lines.slice(head);
  const faults = faultsBy(refused, text).map(
    ({ index, sentence }) => faultAt(file, lineAt(text, index), sentence).message,
  );
  if (faults.length > 0) throw faultOf(...faults);
  return text;
}

/** A text as every reader takes it, and its file, from the project's folder. */
export type WrittenText = { readonly file: string; readonly text: string };

/** A text's front matter as YAML, its prose, and the number of lines before that prose. */
export type TextParts = {
  readonly head: string;
  readonly prose: string;
  readonly linesBefore: number;
};

const parts = /^\n*---[^\S\n]*\n(?:([^]*?)\n)??---[^\S\n]*(?:\n|$)/;

/** The number of characters before the prose; none without a front matter. */
export const lengthOfHead = (text: string): number => parts.exec(text)?.[0].length ?? 0;

/**
 * Splits a text into its front matter and its prose.
 * @throws Error with file and line if the front matter is missing or has no end
 */
export function headAndProse({ file, text }: WrittenText): TextParts {
  const found = parts.exec(text);
  if (found) {
    const [whole, head = ''] = found;
    const linesBefore = lineAt(whole, whole.length) - 1;
    // Empty lines before it count, so that a line of YAML is a line of the file.
    const above = '\n'.repeat(whole.indexOf('---') + 1);
    return { head: above + head, prose: text.slice(whole.length), linesBefore };
  }
  const begins = /^\n*---[^\S\n]*\n/.test(text);
  throw faultAt(
    file,
    1,
    begins
      ? 'the front matter has no end; write a line --- after its last field'
      : 'there is no front matter; begin the file with a line ---, then the fields, then a line ---',
  );
}
