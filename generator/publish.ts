import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { cached } from './cached.ts';
import { allOf } from './in-order.ts';

export type PublishedFile = readonly [name: string, content: string | Buffer];

const compressible = /\.(?:html|js|css|svg|xml|txt|json|md|ics|csv)$/;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

type Encode = (ending: keyof typeof encodings, content: Buffer) => Buffer | Promise<Buffer>;

const encodeOnce: Encode = (ending, content) => encodings[ending](content);

/** Keeps the result between builds. */
const encode: Encode = (ending, content) =>
  cached(ending, [content.toString('latin1')], () => encodings[ending](content));

/**
 * A file and, if it is text, its compressed copies.
 * @param encoder `encodeOnce` for what is itself kept between builds
 */
export async function withCopies(
  [name, content]: PublishedFile,
  encoder: Encode = encodeOnce,
): Promise<readonly PublishedFile[]> {
  if (!compressible.test(name)) return [[name, content]];
  const bytes = Buffer.from(content);
  return [
    [name, bytes],
    [`${name}.br`, await encoder('br', bytes)],
    [`${name}.gz`, await encoder('gz', bytes)],
  ];
}

const placeFor = (directory: string, name: string): string => {
  const file = join(directory, name);
  mkdirSync(dirname(file), { recursive: true });
  return file;
};

/** Writes files into the published folder as they are. For small files, Node's promises take four times as long. */
export function write(directory: string, files: Iterable<PublishedFile>): void {
  for (const [name, content] of files) writeFileSync(placeFor(directory, name), content);
}

/**
 * Puts files of the cache into the published folder. Links take a tenth of the time of writing; where the two folders
 * are on different disks, the files are copied.
 * @param folder has each file under the last part of its name
 */
export function link(directory: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
    const from = join(folder, basename(name));
    const to = placeFor(directory, name);
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}

/** Writes files into the published folder, text files also compressed with Brotli and gzip. */
export async function publish(directory: string, files: Iterable<PublishedFile>): Promise<void> {
  const work = async (file: PublishedFile) => write(directory, await withCopies(file, encode));
  await allOf(files, work);
}

/** Compresses the text files that are already in the published folder. */
export async function compressExisting(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await allOf(
    names.filter((name) => compressible.test(name)),
    async (name) => publish(directory, [[name, await readFile(join(directory, name))]]),
  );
}
