import { capitalized } from '../../src/lib/text/grammar.ts';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pagesOf } from '../pictures/pdf-pages.ts';
import type { Download, MadeFile } from '../../src/made-file.ts';

export type FileWords = {
  readonly [Name in 'feedAbout' | 'llmsAbout' | 'openApiAbout']: string;
};

type Offered = { name: RegExp; type: string; what: (title: string, words: FileWords) => string };

/** Files at the root that are offered to visitors, by name. */
const offered: readonly Offered[] = [
  { name: /^openapi\.json$/, type: 'OpenAPI, JSON', what: (_, words) => words.openApiAbout },
  { name: /\.pdf$/i, type: 'PDF', what: (title) => title },
  { name: /\.zip$/i, type: 'ZIP', what: (title) => title },
  { name: /^rss\.xml$/, type: 'RSS 2.0', what: (_, words) => words.feedAbout },
  { name: /^llms\.txt$/, type: 'Markdown', what: (_, words) => words.llmsAbout },
];

/** `partner-guide.pdf` becomes `Partner guide`. */
function titleOf(name: string): string {
  return capitalized(name.replace(/\.\w+$/, '').replaceAll('-', ' '));
}

/**
 * The offered files in the published folder, in the order of the list above, then by name.
 * @param words in the language of the pages
 */
export function offeredFilesIn(directory: string, words: FileWords): readonly Download[] {
  const names = readdirSync(directory).toSorted();
  return offered.flatMap(({ name: pattern, type, what }) =>
    names
      .filter((name) => pattern.test(name))
      .map((name) => {
        const bytes = readFileSync(join(directory, name));
        const { length } = bytes;
        return {
          name,
          type,
          what: what(titleOf(name), words),
          bytes: length,
          sha256: hash('sha256', bytes),
        };
      }),
  );
}

/** What pages say about a PDF, an archive or a bill of materials; no pages for a PDF that can't be read, as with a password. */
export const aboutFile = async (bytes: Buffer): Promise<MadeFile> => ({
  bytes: bytes.length,
  pages: bytes.toString('latin1', 0, 4) === '%PDF' ? await pagesOf(bytes).catch(() => null) : null,
  sha256: hash('sha256', bytes),
});
