import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { rootUrl } from '../../src/config/base.ts';
import { languages } from '../../src/config/languages.ts';
import { plainly } from '../texts/plain-text.ts';

/** The list of all addresses that the site has had. It is kept with the sources. */
const name = 'addresses.txt';

const head = (url: string): string =>
  `# The pages that ${url} has had. Builds add new ones and name those that are gone: commit this file.\n`;

const otherLanguages = languages.map(({ path }) => path).filter(Boolean);

/** The addresses of a published folder's pages in the first language, but those of lists, which come and go with articles. */
function addressesIn(dist: string): readonly string[] {
  const paths = globSync('**/*.html', { cwd: dist }).map((file) =>
    `/${file.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, ''),
  );
  return paths
    .filter((path) => !/^$|\/404$|\/blog\/(?:page|category)\//.test(path))
    .filter((path) => !otherLanguages.some((own) => `${path}/`.startsWith(`${own}/`)));
}

/**
 * Compares addresses with those that were kept.
 * @param kept the list, empty if there is none; one of a site with another address does not count
 * @param now the addresses of this build
 * @param url at which the site begins
 * @returns the new list, and a line for each address that is gone
 */
export function comparedAddresses(kept: string, now: readonly string[], url = rootUrl) {
  const lines = plainly(kept).split('\n');
  const isOwn = lines[0] === head(url).trim();
  const before = isOwn ? lines.filter((line) => line.startsWith('/')) : [];
  const all = [...new Set([...before, ...now])].toSorted();
  const there = new Set(now);
  return {
    list: `${head(url)}${all.join('\n')}\n`,
    gone: before
      .filter((address) => !there.has(address))
      .map(
        (address) =>
          `${name}: ${address} is on the site no more. If its text has another address, write there: was: ['${address}']. If nothing is in its place, delete this line of ${name}.`,
      ),
  };
}

/**
 * Compares a build with the list, and adds what is new to it.
 * @param root of the project
 * @returns a line for each address that is gone
 */
export function compareAddresses(root: string, dist: string): readonly string[] {
  const file = join(root, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { list, gone } = comparedAddresses(kept, addressesIn(dist));
  if (list !== kept) writeFileSync(file, list);
  return gone;
}
