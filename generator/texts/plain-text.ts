import { relative, resolve } from 'node:path';

import { inSight } from '../../src/lib/text/in-sight.ts';

const root = resolve(import.meta.dirname, '../..');

/** The name of a file from the project's folder, for errors, the same on every system. */
export const fileName = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** What stops the build for an author: sentences alone, because no line of our code would help. */
export function faultOf(...sentences: readonly string[]): Error {
  const error = new Error(inSight(sentences.join('\n')));
  error.stack = '';
  return error;
}

/** The bundler's error; without its trace and its own words, if all that it reports are faults for an author. */
export function forAuthors(error: unknown): unknown {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors))
    return error;
  const faults: readonly unknown[] = error.errors;
  const sentences = faults.flatMap((one) =>
    one instanceof Error && one.stack === '' ? [one.message] : [],
  );
  return sentences.length === faults.length ? faultOf(...sentences) : error;
}

/** One sentence about a line of a file. */
export const faultAt = (file: string, line: number, sentence: string): Error =>
  faultOf(`${file}:${line}: ${sentence}`);

/** The number of the line that an offset is on, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(offset, 0)).split('\n').length;

/** Characters that nobody sees where they are typed or pasted, and what is put in their place. */
const setRight: readonly (readonly [RegExp, string])[] = [
  // Line ends of Windows, of old Macs, of mainframes, and of what was copied from a PDF or a notes app.
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  // Byte order marks and spaces without width: a search would not find the word around them.
  [/[\u200b\ufeff]/g, ''],
  // A Mac types a no-break space for Option and the space bar, and Markdown takes it for a letter.
  [/^([ \t>]*(?:#{1,6}|-))[\u00a0\u202f]+/gm, '$1 '],
];

/** Characters that no text may have, and what to say about them. */
const refused: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/[\0\ufffd]/, () => 'the file is not saved as UTF-8; save it again with the encoding UTF-8'],
  [
    // oxlint-disable-next-line no-control-regex -- no page and no feed may have these characters
    /[\x01-\x08\v\f\x0e-\x1f\x7f-\x9f\ufffe\uffff]/,
    (code) => `there is a character that cannot be shown (${code}); delete it`,
  ],
  [
    /[\u202a-\u202e\u2066-\u2069]/,
    (code) =>
      `there is an invisible character that turns the direction of the text (${code}), so that code can read as what it is not; delete it, or write <bdi>…</bdi> around the words`,
  ],
];

/**
 * A text as every reader takes it: with line feeds only, and without characters that have neither width nor meaning.
 * @param file for the error, from the project's folder
 * @throws Error with file and line for what was not saved as UTF-8, and for a character that nothing can show
 */
export function plainText(source: string, file: string): string {
  const text = setRight.reduce((text, [pattern, right]) => text.replaceAll(pattern, right), source);
  for (const [pattern, sentence] of refused) {
    const found = pattern.exec(text);
    if (!found) continue;
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw faultAt(file, lineAt(text, found.index), sentence(`U+${code}`));
  }
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

const parts = /^\n*---[ \t]*\n(?:([^]*?)\n)??---[ \t]*(?:\n|$)/;

/** The number of characters before the prose; none without a front matter. */
export const lengthOfHead = (text: string): number => parts.exec(text)?.[0].length ?? 0;

/**
 * Splits a text into its front matter and its prose.
 * @throws Error with file and line if the front matter is missing or has no end
 */
export function partsOf({ file, text }: WrittenText): TextParts {
  const found = parts.exec(text);
  if (found) {
    const [whole, head = ''] = found;
    const linesBefore = lineAt(whole, whole.length) - 1;
    // Empty lines before it count, so that a line of YAML is a line of the file.
    const above = '\n'.repeat(whole.indexOf('---') + 1);
    return { head: above + head, prose: text.slice(whole.length), linesBefore };
  }
  const begins = /^\n*---[ \t]*\n/.test(text);
  throw faultAt(
    file,
    1,
    begins
      ? 'the front matter has no end; write a line --- after its last field'
      : 'there is no front matter; begin the file with a line ---, then the fields, then a line ---',
  );
}
