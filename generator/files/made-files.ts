import { createHash } from 'node:crypto';

import { isPublished } from '../../src/config/is-published.ts';
import type { PublishedFile } from '../../src/made-file.ts';
import { compilePdf, pagesOf } from '../pdf/compile.ts';
import { documents } from '../pdf/documents.ts';
import { pressArchives } from '../press-kit/archives.ts';

/** A file, and what pages say about it. */
type MadeFile = { readonly bytes: Uint8Array; readonly about: PublishedFile };

/** By path in the published folder. */
export type MadeFiles = ReadonlyMap<string, MadeFile>;

const madeFile = (bytes: Buffer, pages: number | null): MadeFile => ({
  bytes,
  about: {
    bytes: bytes.length,
    pages,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  },
});

/** Makes the PDFs. */
export async function makeDocuments(): Promise<MadeFiles> {
  const made = new Map<string, MadeFile>();
  for (const [path, source] of documents) {
    const pdf = await compilePdf(source);
    made.set(path, madeFile(pdf, pagesOf(pdf)));
  }
  return made;
}

/** Makes the archives of the press kit. */
export function makePressKit(): MadeFiles {
  const archives = isPublished('/press') ? [...pressArchives()] : [];
  return new Map(archives.map(([path, bytes]) => [path, madeFile(bytes, null)]));
}
