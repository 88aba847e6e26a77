import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the published folder. */
export type PublishedFile = readonly [name: string, content: string | Buffer];

const compressible = /\.(?:html|js|css|svg|xml|txt|json|md|ics|csv)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Node compresses on four threads of its own; more at once would only wait in memory. */
const atOnce = 4;

/** Does something with every item, a few at a time, and takes the next one only when there is room. */
async function forEachInTurn<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const shared = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = shared.next(); !next.done; next = shared.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function writeTwins(file: string, content: string | Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}

/**
 * Writes files into the published folder, each text with a Brotli and a gzip twin.
 * @param files may be made one after the other: none is asked for before there is room for it
 */
export async function publish(directory: string, files: Iterable<PublishedFile>): Promise<void> {
  await forEachInTurn(files, async ([name, content]) => {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (compressible.test(name)) await writeTwins(file, content);
  });
}

/** Compresses what already stands in the published folder. */
export async function compressExisting(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await forEachInTurn(
    names.filter((name) => compressible.test(name)),
    async (name) => writeTwins(join(directory, name), await readFile(join(directory, name))),
  );
}
