import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

import { type Sums, writeSums } from '../../src/lib/seal/sums.ts';

export const sumsName = 'SHA256SUMS';
export const signatureName = 'SHA256SUMS.sig';

/** What has no address of its own: the list and its signature, settings for hosts, compressed copies of other files. */
const isUnlisted = (directory: string, name: string): boolean =>
  [sumsName, signatureName, '_headers'].includes(name) ||
  (/\.(?:br|gz)$/.test(name) && existsSync(join(directory, name.slice(0, -3))));

/** SHA-256 in hex of every file of a site, by its path in the published folder. */
export const checksumsIn = (directory: string): Sums['files'] =>
  new Map(
    globSync('**', { cwd: directory, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
      .map((name) => name.replaceAll(sep, '/'))
      .filter((name) => !isUnlisted(directory, name))
      .map((name) => {
        const bytes = readFileSync(join(directory, name));
        return [name, createHash('sha256').update(bytes).digest('hex')];
      }),
  );

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
