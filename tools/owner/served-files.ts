import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pMap from 'p-map';

import { checksumsIn, sumsName } from '../../generator/files/checksums.ts';

/** The address at which hosts have a file: `about.html` at `/about`. */
export const addressOfFile = (name: string): string =>
  `/${name.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`;

/** What browsers and programs accept. Hosts keep a copy of a file for each, which may be an old one. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** @throws Error that names the address if nothing answers */
async function answerAt(address: string, encoding: string = encodings[0]): Promise<Response> {
  const options = { headers: { 'Accept-Encoding': encoding } };
  // Twice, because a server may have closed the connection while the site was built.
  return fetch(address, options)
    .catch(() => fetch(address, options))
    .catch((cause: unknown) => {
      throw new Error(`${address} does not answer.`, { cause });
    });
}

const bytesOf = async (answer: Response): Promise<Buffer> =>
  Buffer.from(await answer.arrayBuffer());

/**
 * Fetches a file, whatever the status: hosts answer with a not-found page and 404.
 * @returns its bytes, unpacked
 * @throws Error that names the address if nothing answers
 */
export const fetchBytes = async (address: string): Promise<Buffer> =>
  bytesOf(await answerAt(address));

/** Whether a host leads on by itself where the page that was built does, such as that of an old address. */
function leadsOn(built: Buffer, { redirected, url }: Response): boolean {
  const [, to] = /http-equiv="refresh" content="0; url=([^"#]*)/.exec(built.toString()) ?? [];
  return redirected && to !== undefined && new URL(to.replaceAll('&amp;', '&'), url).href === url;
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

/** The first difference of a file in any of its copies. */
async function differenceAt(address: string, name: string, built: Buffer) {
  for (const encoding of encodings) {
    const answer = await answerAt(address, encoding);
    const bytes = await bytesOf(answer);
    if (leadsOn(built, answer)) continue;
    const found = differenceOf(name, built, bytes);
    if (found) return found;
  }
  return null;
}

/**
 * Compares every file of a built site with what an address serves, packed and not, in the order of their names.
 * @param site where it begins, without a slash at the end
 * @throws Error that names the address if nothing answers
 */
export async function differences(directory: string, site: string): Promise<readonly Difference[]> {
  const names = [sumsName, ...checksumsIn(directory).keys()].toSorted();
  const found = await pMap(
    names,
    (name) => {
      const path = addressOfFile(name).split('/').map(encodeURIComponent).join('/');
      return differenceAt(site + path, name, readFileSync(join(directory, name)));
    },
    { concurrency: 8 },
  );
  return found.filter((each) => each !== null);
}
