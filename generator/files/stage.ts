/**
 * The one cache of the build. What a stage makes is kept under a key of everything that it may depend on: a stamp of
 * all that is no article, and the bytes of the stage's own inputs (docs/decisions/0060-many-articles.md).
 */
import { createHash, hash } from 'node:crypto';
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
import { join } from 'node:path';
import process from 'node:process';
import { deserialize, serialize } from 'node:v8';
import { getEnvironmentData, setEnvironmentData, threadId } from 'node:worker_threads';

import { language } from '../../src/config/language.ts';
import { today } from '../texts/on-show.ts';
import { root } from '../texts/plain-text.ts';
import { articleFolder, buildSources, contentsOf } from './sources.ts';

const directory = join(root, 'node_modules/.cache/site-files');

/** Where threads find what the thread that started them has read. */
const stampName = 'stamp of the sources';

let readStamp: string | undefined;

/** Code, configuration, records, and the versions of packages and of Node. Fonts are packages. */
function sourcesStamp(): string {
  if (readStamp === undefined) {
    const known = getEnvironmentData(stampName);
    readStamp = typeof known === 'string' ? known : contentsOf(root, buildSources, articleFolder);
    setEnvironmentData(stampName, readStamp);
  }
  return readStamp;
}

/** Has the sources read again, as after a change while the development server runs. */
export function forgetStamp(): void {
  readStamp = undefined;
  setEnvironmentData(stampName, undefined);
}

/** What a stage depends on, besides the stamp. */
export type StageInputs = readonly (string | Uint8Array)[];

/** Stages that make the same in every language: one language takes what another made. */
const languageless = new Set('br clean figure font gz pdf picture sample social'.split(' '));

/** The key of what a stage makes, which is the name of its file too. */
export function keyOf(name: string, inputs: StageInputs): string {
  const sum = createHash('sha256');
  const tag = languageless.has(name) ? '' : language;
  for (const part of [sourcesStamp(), process.version, tag, today(), name, ...inputs])
    sum.update(`${part.length}\n`).update(part);
  return `${name}-${sum.digest('hex').slice(0, 32)}`;
}

/** What a stage makes: files, and what the next build needs to know without them. */
export type Made<About> = {
  readonly files?: readonly (readonly [name: string, content: string | Uint8Array])[];
  readonly about: About;
};

export type Kept<About> = {
  readonly key: string;
  readonly about: About;
  readonly files: ReadonlyMap<string, Buffer>;
};

/** In bytes, the checksum at the beginning of each file of the cache. */
const sumLength = 32;

/** What the cache has under a key; null for nothing, and for a file that isn't whole. */
export function kept<About>(key: string): Kept<About> | null {
  const file = join(directory, key);
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(sumLength);
    if (!bytes.subarray(0, sumLength).equals(hash('sha256', content, 'buffer'))) return null;
    const { about, files }: Required<Made<About>> = deserialize(content);
    const now = Date.now() / 1000;
    utimesSync(file, now, now);
    return { key, about, files: new Map(files.map(([name, made]) => [name, Buffer.from(made)])) };
  } catch {
    return null;
  }
}

/** A file comes whole or not at all, also where two processes make the same. */
function keep(key: string, made: Made<unknown>): void {
  mkdirSync(directory, { recursive: true });
  const content = serialize({ files: [], ...made });
  const unfinished = join(directory, `${key}-${process.pid}-${threadId}`);
  writeFileSync(unfinished, Buffer.concat([hash('sha256', content, 'buffer'), content]));
  renameSync(unfinished, join(directory, key));
}

/**
 * Does a part of the build, or takes what it made before.
 * @param name of what is made
 * @param inputs what it depends on and is no source besides articles, such as an article's text
 */
export async function stage<About = null>(
  name: string,
  inputs: StageInputs,
  run: () => Made<About> | Promise<Made<About>>,
): Promise<Kept<About>> {
  const key = keyOf(name, inputs);
  const known = kept<About>(key);
  if (known) return known;
  const made = await run();
  keep(key, made);
  const files = (made.files ?? []).map(([file, content]) => [file, Buffer.from(content)] as const);
  return { key, about: made.about, files: new Map(files) };
}

/** As `stage`, for a single file. */
export async function keptBytes(
  name: string,
  inputs: StageInputs,
  run: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const { files } = await stage(name, inputs, async () => ({
    files: [[name, await run()]],
    about: null,
  }));
  return files.get(name) ?? Buffer.alloc(0);
}

/** Forgets what has not been used since a time in milliseconds, or the cache would grow with every change. */
export function forgetUnused(since: number): void {
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (mtimeMs < since) rmSync(file, { force: true, recursive: true });
  }
}
