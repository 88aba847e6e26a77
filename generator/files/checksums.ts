import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Sums } from '../../src/lib/seal/sums.ts';
import { faultOf } from '../texts/plain-text.ts';
import { filesIn } from './files-in.ts';

export const sumsName = 'SHA256SUMS';
export const signatureName = 'SHA256SUMS.sig';

/** What has no address of its own: the list and its signature, settings for hosts, compressed copies of other files. */
const isUnlisted = (directory: string, name: string): boolean =>
  [sumsName, signatureName, '_headers', '_redirects'].includes(name) ||
  (/\.(?:br|gz)$/.test(name) && existsSync(join(directory, name.slice(0, -3))));

/**
 * SHA-256 in hex of every file of a site, by its path in the published folder.
 * @throws Error that names a file whose name the list cannot have
 */
export function checksumsIn(directory: string): Sums['files'] {
  const names = filesIn(directory).filter((name) => !isUnlisted(directory, name));
  const odd = names.find((name) => /^\s|[\\\p{Cc}]/u.test(name));
  if (odd !== undefined)
    throw faultOf(
      `${odd}: no list of checksums can have this name; leave out its first blank, \\ or control character`,
    );
  const hashed = (name: string) => hash('sha256', readFileSync(join(directory, name)));
  return new Map(names.map((name) => [name, hashed(name)]));
}

/** Writes the list, sorted by path. */
export const writeSums = ({ edition, commit, files }: Sums): string =>
  [
    `# Edition ${edition}${commit && ` of commit ${commit}`}\n`,
    ...[...files]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, sha256]) => `${sha256}  ${name}\n`),
  ].join('');

/** The commit of the project's folder; empty if something in it differs from that, or if Git does not keep it. */
function commit(): string {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: resolve(import.meta.dirname, '../..'), encoding: 'utf8' });
  const { status, stdout } = git('status', '--porcelain');
  return status === 0 && stdout === '' ? git('rev-parse', 'HEAD').stdout.trim() : '';
}

/** Writes the list of every file, which `npm run sign` signs. The last step of a build. */
export function writeChecksums(directory: string, edition: string): void {
  const sums: Sums = { edition, commit: commit(), files: checksumsIn(directory) };
  writeFileSync(join(directory, sumsName), writeSums(sums));
}
