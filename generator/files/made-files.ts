import { createHash } from 'node:crypto';

import { isPublished } from '../../src/config/is-published.ts';
import type { MadeFile } from '../../src/made-file.ts';
import { compilePdf, pagesOf } from '../pdf/compile.ts';
import { documents } from '../pdf/documents.ts';
import { pressArchives } from '../press-kit/archives.ts';

export async function makeFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const [path, source] of documents) made.set(path, await compilePdf(source));
  return new Map([...made, ...(isPublished('/press') ? pressArchives() : [])]);
}

export function describeFile(path: string, bytes: Buffer): MadeFile {
  return {
    bytes: bytes.length,
    pages: path.endsWith('.pdf') ? pagesOf(bytes) : null,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
