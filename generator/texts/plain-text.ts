import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The name of a file from the project's folder, for errors, the same on every system. */
export const fileName = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** What stops the build for an author: sentences alone, because no line of our code would help. */
export function faultOf(...sentences: readonly string[]): Error {
  const error = new Error(sentences.join('\n'));
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

// oxlint-disable-next-line no-control-regex -- no page and no feed may have these characters
const unshown = /[\0-\x08\v\f\x0e-\x1f\x7f\ufffd-\uffff]/;

/**
 * A text as every reader takes it: without a byte order mark, with line feeds only.
 * @param file for the error, from the project's folder
 * @throws Error with file and line for what was not saved as UTF-8, and for a character that nothing can show
 */
export function plainText(source: string, file: string): string {
  const text = source.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const found = unshown.exec(text);
  if (!found) return text;
  const [character] = found;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  throw faultAt(
    file,
    lineAt(text, found.index),
    /[\0\ufffd]/.test(character)
      ? 'the file is not saved as UTF-8; save it again with the encoding UTF-8'
      : `there is a character that cannot be shown (U+${code}); delete it`,
  );
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
