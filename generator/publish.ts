import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type PublishedFile = readonly [name: string, content: string | Buffer];

const compressible = /\.(?:html|js|css|svg|xml|txt|json|md|ics|csv)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The size of Node's thread pool: more files at once would only wait in memory. */
const concurrency = 4;

/** Processes items a few at a time, and takes the next from the iterator only when one has finished. */
async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const shared = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = shared.next(); !next.done; next = shared.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

async function writeCompressed(file: string, content: string | Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}

/**
 * Writes files into the published folder, text files also compressed with Brotli and gzip.
 * @param files may be a generator, which is only advanced when the next file can be written
 */
export async function publish(directory: string, files: Iterable<PublishedFile>): Promise<void> {
  await forEachConcurrently(files, async ([name, content]) => {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (compressible.test(name)) await writeCompressed(file, content);
  });
}

/** Compresses the text files that are already in the published folder. */
export async function compressExisting(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await forEachConcurrently(
    names.filter((name) => compressible.test(name)),
    async (name) => writeCompressed(join(directory, name), await readFile(join(directory, name))),
  );
}
