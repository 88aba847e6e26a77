import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const directory = resolve(import.meta.dirname, '../node_modules/.cache/site-files');

/** Its time says when it was last used. */
function kept(file: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    const now = Date.now() / 1000;
    utimesSync(file, now, now);
    return bytes;
  } catch {
    return null;
  }
}

/** Forgets what has not been used since a time in milliseconds, or the cache would grow with every change. */
export function forgetUnused(since: number): void {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (statSync(file).mtimeMs < since) rmSync(file, { force: true });
  }
}

/**
 * Keeps made bytes between builds.
 * @param kind prefix of the cache file
 * @param sources everything the bytes depend on, including the version of the tool
 */
export function cached(kind: string, sources: readonly string[], make: () => Uint8Array): Buffer;
export function cached(
  kind: string,
  sources: readonly string[],
  make: () => Promise<Uint8Array>,
): Buffer | Promise<Buffer>;
export function cached(
  kind: string,
  sources: readonly string[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Buffer | Promise<Buffer> {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, ...sources]))
    .digest('hex');
  const file = join(directory, `${kind}-${hash.slice(0, 32)}`);
  const known = kept(file);
  if (known) return known;
  const keep = (made: Uint8Array) => {
    const bytes = Buffer.from(made);
    mkdirSync(directory, { recursive: true });
    // Another process that needs it finds the whole file or none.
    const unfinished = `${file}-${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
    return bytes;
  };
  const made = make();
  return made instanceof Promise ? made.then(keep) : keep(made);
}
