import { createHash } from 'node:crypto';

import { isPublished } from '../../src/config/is-published.ts';
import type { MadeFile } from '../../src/made-file.ts';
import { compilePdf, pagesOf } from '../pdf/compile.ts';
import { documents } from '../pdf/documents.ts';
import { pressArchives } from '../press-kit/archives.ts';

/** A file, and what pages say about it. */
type Made = { readonly bytes: Uint8Array; readonly about: MadeFile };

/** By path in the published folder. */
export type MadeFiles = ReadonlyMap<string, Made>;

const made = (bytes: Buffer, pages: number | null): Made => ({
  bytes,
  about: {
    bytes: bytes.length,
    pages,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  },
});

/** Makes the PDFs. */
export async function makeDocuments(): Promise<MadeFiles> {
  const files = new Map<string, Made>();
  for (const [path, source] of documents) {
    const pdf = await compilePdf(source);
    files.set(path, made(pdf, pagesOf(pdf)));
  }
  return files;
}

/** Makes the archives of the press kit. */
export function makePressKit(): MadeFiles {
  const archives = isPublished('/press') ? [...pressArchives()] : [];
  return new Map(archives.map(([path, bytes]) => [path, made(bytes, null)]));
}
