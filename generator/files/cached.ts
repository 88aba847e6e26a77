import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';

import type { Rolldown, ViteBuilder } from 'vite';

import type { Assets } from './assets.ts';

const root = resolve(import.meta.dirname, '../..');

/** A hash of texts. */
export const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

let stamp: string | undefined;

/** A hash of the code in this folder, of the versions of all packages and of Node. */
export function generatorStamp(): string {
  stamp ??= digest([
    process.version,
    ...['package-lock.json', ...globSync('generator/**/*.{ts,tsx}', { cwd: root }).toSorted()]
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(resolve(root, name), 'utf8')),
  ]);
  return stamp;
}

/**
 * A hash of everything that turns the data of a page into its files, except that data: the bundled code of
 * `entry` with all it imports, the code in this folder, the names of the assets, and the year in the footer.
 */
export function renderStamp(
  bundle: Awaited<ReturnType<ViteBuilder['build']>>,
  entry: string,
  assets: Assets,
): string {
  if (!('output' in bundle)) throw new Error('cached: expected one finished bundle');
  const chunks = new Map(
    bundle.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const reached = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name)) return;
    reached.set(name, chunk);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
  };
  visit(`${entry}.js`);
  if (reached.size === 0) throw new Error(`cached: the bundle has no ${entry}.js`);
  const code = [...reached.values()].map((chunk) => chunk.code);
  const year = String(new Date().getUTCFullYear());
  return digest([generatorStamp(), assets.key, year, ...code.toSorted()]);
}

const directory = resolve(import.meta.dirname, '../../node_modules/.cache/site-files');

/** Where something made from these sources is kept: a file or a folder, whose time says when it was last used. */
function placeOf(kind: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, ...sources]))
    .digest('hex');
  return join(directory, `${kind}-${hash.slice(0, 32)}`);
}

/** Milliseconds; later than everything if there is no such file. */
const changedAt = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;

function markUsed(place: string): void {
  const now = Date.now() / 1000;
  utimesSync(place, now, now);
}

// A place comes and goes at once with all it holds, so another process finds the whole or nothing.

const unfinishedName = (place: string): string => `${place}-${process.pid}-${threadId}`;

function keepAt(place: string, writeTo: (unfinished: string) => void): void {
  mkdirSync(directory, { recursive: true });
  const unfinished = unfinishedName(place);
  writeTo(unfinished);
  try {
    renameSync(unfinished, place);
  } catch (error) {
    // Another process was first, and a folder does not replace a folder.
    if (!existsSync(place)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

function forget(place: string): void {
  const unfinished = unfinishedName(place);
  renameSync(place, unfinished);
  rmSync(unfinished, { recursive: true });
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
    if (changedAt(file) < since) forget(file);
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

/** A kept folder by its name, and what its maker said about it. */
export type KeptFiles<About> = { readonly id: string; readonly about: About };

/** The path of a file in a kept folder. */
export const keptFile = (id: string, name: string): string => join(directory, id, name);

/**
 * What `cachedFiles` has kept; null if it has to be made.
 * @param sources everything the files depend on
 */
export function knownFiles<About>(
  kind: string,
  sources: readonly string[],
): KeptFiles<About> | null {
  const folder = placeOf(kind, sources);
  const aboutFile = join(folder, aboutName);
  if (!existsSync(aboutFile)) return null;
  const known: { names: readonly string[]; about: About } = deserialize(readFileSync(aboutFile));
  const made = changedAt(aboutFile);
  // A newer file was edited since, here or through a link.
  if (known.names.every((name) => changedAt(join(folder, name)) <= made)) {
    markUsed(folder);
    return { id: basename(folder), about: known.about };
  }
  forget(folder);
  return null;
}

/**
 * Keeps made files between builds in a folder, from where they can be linked instead of written again.
 * @param sources everything the files depend on
 * @param make gives the files, and as `about` what the next build needs to know without reading them
 */
export async function cachedFiles<About>(
  kind: string,
  sources: readonly string[],
  make: () => Promise<{
    files: readonly (readonly [name: string, content: string | Buffer])[];
    about: About;
  }>,
): Promise<KeptFiles<About>> {
  const known = knownFiles<About>(kind, sources);
  if (known) return known;
  const folder = placeOf(kind, sources);
  const { files, about } = await make();
  keepAt(folder, (unfinished) => {
    mkdirSync(unfinished, { recursive: true });
    for (const [name, content] of files) writeFileSync(join(unfinished, name), content);
    const names = files.map(([name]) => name);
    // The last, because it has the time that the others are compared with.
    writeFileSync(join(unfinished, aboutName), serialize({ names, about }));
  });
  return { id: basename(folder), about };
}
