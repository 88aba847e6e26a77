import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LockedPackage = {
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly license?: string | undefined;
  readonly integrity?: string | undefined;
  readonly resolved?: string | undefined;
  readonly link?: boolean;
  /** Bundled in its parent package's archive. */
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Not shipped to visitors: tools and the packaged Node. */
  readonly dev: boolean;
  /** Installed only on some platforms. */
  readonly optional: boolean;
};

type Lock = {
  packages: Record<
    string,
    Omit<LockedPackage, 'dev' | 'optional'> &
      Partial<Record<'dev' | 'devOptional' | 'optional', boolean>>
  >;
};

/** The folders with a lock file: the root and some tools. */
export const lockFolders = (root: string): readonly string[] => [
  '.',
  ...globSync('tools/*', { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package-lock.json')))
    .toSorted(),
];

/** @throws Error if the folder has no lock file */
export function lockedPackages(folder: string): readonly LockedPackage[] {
  const { packages }: Lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
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
  '(MIT AND Zlib)',
  '(MIT OR GPL-3.0-or-later)',
  'MIT-0',
  'MPL-2.0',
  // Libraries that tools load: no part of them is published.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'OFL-1.1',
  'Unlicense',
  'Python-2.0',
  '(0BSD OR CC0-1.0 OR Unlicense)',
]);

/**
 * Whether the project accepts a license. Published packages may require a notice at most; tools may also be
 * under MPL or LGPL.
 */
export const agreed = (license: string, dev: boolean): boolean =>
  (dev ? forTheBuild : forTheSite).has(license);
