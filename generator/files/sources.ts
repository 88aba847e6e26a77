import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';

/** Everything that a build reads besides its packages, from the project's folder. */
export const buildSources: readonly string[] = [
  'src',
  'generator',
  'public',
  // Public halves of a demonstration's keys (tools/owner/demonstration.ts).
  '.build/public-keys',
  'package.json',
  'package-lock.json',
  // The accessibility page states the versions of the audit tools.
  'tools/audit/package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Texts and pictures of articles, the only sources that a site may have thousands of. */
export const articleFolder = 'src/content/blog';

const isTest = (name: string): boolean => /\.(?:test|spec|trial)\.tsx?$/.test(name);

/** The files at or below a name, wherever symbolic links lead; none for what isn't there, as a link of an editor. */
function* filesAt(root: string, name: string, without?: string): Generator<string> {
  if (name === without) return;
  const found = statSync(join(root, name), { throwIfNoEntry: false });
  if (found?.isFile() && !isTest(name)) yield name;
  if (!found?.isDirectory()) return;
  for (const inside of readdirSync(join(root, name)).toSorted())
    yield* filesAt(root, `${name}/${inside}`, without);
}

/**
 * A hash of the names and the bytes of files. Times are no part of it: a restored file has an old one.
 * @param names of files and folders in `root`
 * @param without a file or folder to leave out
 */
export function contentsOf(root: string, names: readonly string[], without?: string): string {
  const sum = createHash('sha256');
  for (const name of names)
    for (const file of filesAt(root, name, without)) {
      const bytes = readFileSync(join(root, file));
      sum.update(`${file}\n${bytes.length}\n`).update(bytes);
    }
  return sum.digest('hex');
}

/**
 * Whether a file is a link to a place outside of folders, which may be links themselves.
 * @param folders the project, and where the file is
 */
export function leadsOut(file: string, ...folders: readonly string[]): boolean {
  const real = realpathSync(file);
  return folders.every((folder) => {
    const path = relative(realpathSync(folder), real);
    // Another disk of Windows has a whole path.
    return path.startsWith('..') || isAbsolute(path);
  });
}

/** The path of a file as its folder has it: macOS may have taken the accents of its name apart. */
export function asNamedThere(file: string): string {
  const name = basename(file).normalize();
  const found = readdirSync(dirname(file)).find((other) => other.normalize() === name);
  return found === undefined ? file : join(dirname(file), found);
}
