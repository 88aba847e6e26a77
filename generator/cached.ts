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

/** Where something made from these sources is kept: a file or a folder, whose time says when it was last used. */
function placeOf(kind: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, ...sources]))
    .digest('hex');
  return join(directory, `${kind}-${hash.slice(0, 32)}`);
}

function markUsed(place: string): void {
  const now = Date.now() / 1000;
  utimesSync(place, now, now);
}

/** Makes a place at once with all it holds, so another process that needs it finds the whole or nothing. */
function keepAt(place: string, writeTo: (unfinished: string) => void): void {
  mkdirSync(directory, { recursive: true });
  const unfinished = `${place}-${process.pid}`;
  writeTo(unfinished);
  // A file replaces another, a folder does not.
  rmSync(place, { recursive: true, force: true });
  renameSync(unfinished, place);
}

function kept(file: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    markUsed(file);
    return bytes;
  } catch {
    return null;
  }
}

/** Forgets what has not been used since a time in milliseconds, or the cache would grow with every change. */
export function forgetUnused(since: number): void {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (statSync(file).mtimeMs < since) rmSync(file, { recursive: true, force: true });
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
  const file = placeOf(kind, sources);
  const known = kept(file);
  if (known) return known;
  const keep = (made: Uint8Array) => {
    const bytes = Buffer.from(made);
    keepAt(file, (unfinished) => writeFileSync(unfinished, bytes));
    return bytes;
  };
  const made = make();
  return made instanceof Promise ? made.then(keep) : keep(made);
}

const aboutName = 'about';

/** What a folder says about its files, unless one of them was edited since, here or through a link. */
function keptAbout(folder: string): Buffer | null {
  try {
    const aboutFile = join(folder, aboutName);
    const { mtimeMs: made } = statSync(aboutFile);
    if (readdirSync(folder).some((name) => statSync(join(folder, name)).mtimeMs > made))
      return null;
    markUsed(folder);
    return readFileSync(aboutFile);
  } catch {
    return null;
  }
}

/**
 * Keeps made files between builds in a folder, from where they can be linked instead of written again.
 * @param sources everything the files depend on
 * @param make gives the files, and bytes that say about them what the next build needs to know
 */
export async function cachedFiles(
  kind: string,
  sources: readonly string[],
  make: () => Promise<{ files: Iterable<readonly [string, string | Buffer]>; about: Uint8Array }>,
): Promise<{ folder: string; about: Uint8Array }> {
  const folder = placeOf(kind, sources);
  const known = keptAbout(folder);
  if (known) return { folder, about: known };
  const { files, about } = await make();
  keepAt(folder, (unfinished) => {
    mkdirSync(unfinished, { recursive: true });
    // The text about the files is the last, so a file that is newer was edited.
    for (const [name, content] of [...files, [aboutName, about] as const])
      writeFileSync(join(unfinished, name), content);
  });
  return { folder, about };
}
