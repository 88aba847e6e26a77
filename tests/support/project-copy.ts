import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

import type { Owner } from './owners/owner.ts';

const root = resolve(import.meta.dirname, '../..');

export type ProjectCopy = {
  readonly folder: string;
  readonly dist: string;
  /** Builds the site. Returns what the build printed. */
  readonly build: (env?: Readonly<Record<string, string>>) => string;
  /** Runs one of the copy's programs of `tools/owner` with the owner's keys. */
  readonly run: (
    script: string,
    words?: readonly string[],
    input?: string,
    env?: Readonly<Record<string, string>>,
  ) => { status: number | null; out: string };
  /** The environment with the owner's keys, for other programs. */
  readonly env: NodeJS.ProcessEnv;
  readonly remove: () => void;
};

/** What a copy does without: other results, and the facts of the sample, which an owner deletes. */
const left = new Set([
  '.git',
  '.build',
  'coverage',
  'deploy',
  'dist',
  'node_modules',
  'test-results',
]);

/** A temporary copy of the project, whose owner keeps private keys beside it. */
export function copyProject(): ProjectCopy {
  const place = mkdtempSync(join(tmpdir(), 'project-'));
  const folder = join(place, 'project');
  mkdirSync(folder);
  for (const name of readdirSync(root).filter((name) => !left.has(name)))
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\/tools\/\w+\/node_modules$/.test(path),
    });
  rmSync(join(folder, 'tests/sample'), { recursive: true, force: true });
  // What these seal, or sign, only private keys could open or make, which no copy has.
  rmSync(join(folder, 'src/config/public-keys'), { recursive: true, force: true });
  // A folder of links, so that the caches of the two do not mix.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name[0] !== '.'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  // Without commands, `npm run build` would install the packages.
  symlinkSync(join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'));
  return projectIn(folder);
}

/** A copy that was made before. */
export function projectIn(folder: string): ProjectCopy {
  const place = dirname(folder);
  const own = {
    ...process.env,
    // A copy has languages of its own.
    SITE_LANGUAGE: '',
    KEYS_FOLDER: join(place, 'private'),
    SEALING_PASSPHRASE: 'correct horse battery staple',
    SIGNING_PASSPHRASE: 'another horse, another staple',
  };
  const build = join(folder, 'generator/languages/build-each.ts');
  const node = (words: readonly string[], input: string, env: Readonly<Record<string, string>>) => {
    const options = { cwd: folder, env: { ...own, ...env }, input, encoding: 'utf8' as const };
    const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
    return { status, out: stdout + stderr };
  };
  return {
    folder,
    dist: join(folder, 'dist'),
    build(env = {}) {
      const { status, out } = node([build, '--logLevel', 'warn'], '', env);
      if (status !== 0) throw new Error(out);
      return out;
    },
    run: (script, words = [], input = '', env = {}) =>
      node([join(folder, 'tools/owner', `${script}.ts`), ...words], input, env),
    env: own,
    remove: () => rmSync(place, { recursive: true }),
  };
}

const owners = join(import.meta.dirname, 'owners');

/** The owners of the tests: each a folder of `tests/support/owners`. */
export const ownerNames: readonly string[] = readdirSync(owners).filter((name) =>
  existsSync(join(owners, name, 'owner.ts')),
);

/** What an owner does to a copy besides adding files. */
export async function ownerOf(name: string): Promise<Owner> {
  const { owner }: { owner: Owner } = await import(join(owners, name, 'owner.ts'));
  return owner;
}

/**
 * The files that have a text.
 * @param pattern of their paths, from the folder
 */
export const filesWith = (folder: string, pattern: string, text: string): readonly string[] =>
  globSync(join(folder, pattern)).filter((file) => readFileSync(file, 'utf8').includes(text));

/**
 * Writes translations to a made-up language into a copy.
 * @throws Error if they cannot be made
 */
export function makeLanguage({ folder }: ProjectCopy, tag: string): void {
  const script = join(folder, 'tests/support/make-language.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, tag], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/**
 * A copy whose owner has put in its own facts and texts.
 * @throws Error if there is no such owner, an edit's text is not in its files, a file to rename is missing, or
 *   the keys cannot be made
 */
export async function copyOfOwner(name: string): Promise<ProjectCopy> {
  if (!ownerNames.includes(name))
    throw new Error(`There is no owner ${name}; there are ${ownerNames.join(', ')}`);
  const owner = await ownerOf(name);
  const copy = copyProject();
  cpSync(join(owners, name, 'src'), join(copy.folder, 'src'), { recursive: true });
  for (const path of owner.removed)
    for (const file of globSync(join(copy.folder, path))) rmSync(file);
  for (const [path, from, to] of owner.edits) {
    const files = filesWith(copy.folder, path, from);
    if (files.length === 0) throw new Error(`${name}: ${path} does not contain ${from}`);
    for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  }
  for (const [from, to] of owner.renamed)
    renameSync(join(copy.folder, from), join(copy.folder, to));
  for (const tag of owner.madeUp ?? []) makeLanguage(copy, tag);
  if (owner.keys) {
    const { status, out } = copy.run('keys');
    if (status !== 0) throw new Error(out);
  }
  return copy;
}
