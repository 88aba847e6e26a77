import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checksumsIn, sumsName } from '../../generator/files/checksums.ts';

/** The address at which hosts have a file: `about.html` at `/about`. */
export const addressOf = (name: string): string =>
  `/${name.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`;

/**
 * Fetches a file, whatever the status: hosts answer with a not-found page and 404.
 * @throws Error that names the address if nothing answers
 */
export async function fetchBytes(address: string): Promise<Buffer> {
  // Twice, because a server may have closed the connection while the site was built.
  const answer = await fetch(address)
    .catch(() => fetch(address))
    .catch((cause: unknown) => {
      throw new Error(`${address} does not answer.`, { cause });
    });
  return Buffer.from(await answer.arrayBuffer());
}

/** A file that is served in another form than it was built. */
export type Difference = {
  readonly name: string;
  /** Offset of the first byte that differs, from 0. */
  readonly at: number;
  /** What is there, in at most 60 characters. */
  readonly built: string;
  readonly served: string;
};

function differenceOf(name: string, built: Buffer, served: Buffer): Difference | null {
  if (built.equals(served)) return null;
  const at = built.findIndex((byte, index) => byte !== served[index]);
  const first = at === -1 ? built.length : at;
  const shown = (bytes: Buffer) => bytes.subarray(first, first + 60).toString('utf8');
  return { name, at: first, built: shown(built), served: shown(served) };
}

const atOnce = 8;

/**
 * Compares every file of a built site with what an address serves, in the order of their names.
 * @param site where it begins, without a slash at the end
 * @throws Error that names the address if nothing answers
 */
export async function differences(directory: string, site: string): Promise<readonly Difference[]> {
  const names = [sumsName, ...checksumsIn(directory).keys()].toSorted();
  const found: Difference[] = [];
  for (let from = 0; from < names.length; from += atOnce) {
    const some = await Promise.all(
      names.slice(from, from + atOnce).map(async (name) => {
        const served = await fetchBytes(
          site + addressOf(name).split('/').map(encodeURIComponent).join('/'),
        );
        return differenceOf(name, readFileSync(join(directory, name)), served);
      }),
    );
    found.push(...some.filter((each) => each !== null));
  }
  return found;
}
