import { createHash } from 'node:crypto';

import type { PublishedFile } from '../src/published-file.ts';
import { compilePdf, pagesOf } from './pdf/compile.ts';
import { documents } from './pdf/documents.ts';
import { pressArchives } from './press-kit/archives.ts';

/** Every file that visitors can keep, by its address. */
export function makeFiles(): ReadonlyMap<string, Buffer> {
  return new Map([
    ...[...documents].map(([path, source]) => [path, compilePdf(source)] as const),
    ...pressArchives(),
  ]);
}

/** What the pages say about a file, read from the file. */
export function describeFile(path: string, bytes: Buffer): PublishedFile {
  return {
    bytes: bytes.length,
    pages: path.endsWith('.pdf') ? pagesOf(bytes) : null,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
