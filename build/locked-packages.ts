import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the lock file names. */
export type LockedPackage = {
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly license?: string | undefined;
  readonly integrity?: string | undefined;
  readonly resolved?: string | undefined;
  readonly link?: boolean;
  /** Whether it comes inside the archive of the package around it. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Whether no visitor ever gets it: tools, and the platform's own Node. */
  readonly dev: boolean;
  /** Whether a machine may do without: packages for one platform. */
  readonly optional: boolean;
};

type Lock = {
  packages: Record<
    string,
    Omit<LockedPackage, 'dev' | 'optional'> &
      Partial<Record<'dev' | 'devOptional' | 'optional', boolean>>
  >;
};

/** The project's folders with a lock file of their own: the root and each tool. */
export const lockFolders = (root: string): readonly string[] => [
  '.',
  ...globSync('tools/*', { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package-lock.json')))
    .toSorted(),
];

/**
 * Reads a folder's lock file.
 * @throws Error when there is none
 */
export function lockedPackages(folder: string): readonly LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { dev, devOptional, optional, ...found }]) => ({
      ...found,
      place,
      name: place.replace(/^.*node_modules\//, ''),
      dev: Boolean(dev ?? devOptional ?? optional),
      optional: Boolean(optional),
    }));
}

const forTheSite = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', '0BSD']);
const forTheBuild = new Set([
  ...forTheSite,
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'MIT AND OFL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Python-2.0',
]);

/**
 * Whether a license is one that the project has agreed to: what is published asks for a notice at most,
 * tools may also ask that changes to themselves be shared (MPL).
 */
export const agreed = (license: string, dev: boolean): boolean =>
  (dev ? forTheBuild : forTheSite).has(license);
