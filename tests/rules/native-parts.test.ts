import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { lockFolders, type LockedPackage, lockedPackages } from './locked-packages.ts';

const root = resolve(import.meta.dirname, '../..');

const platform =
  /(?:^|[/-])(?:darwin-(?:x64|arm64)|win32-(?:x64|arm64)(?:-msvc)?|linux(?:musl)?-(?:x64|arm64)(?:-(?:gnu|musl))?)$/;

/** Resolves a package name from a folder, as Node does: the nearest `node_modules` wins. */
function foundBy(place: string, name: string, byPlace: ReadonlyMap<string, LockedPackage>) {
  for (let folder = place; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const found = byPlace.get(`${folder}${folder && '/'}node_modules/${name}`);
    if (found || folder === '') return found;
  }
}

test.each(lockFolders(root))(
  '%s: the lock has the native parts of every package for every platform',
  (folder) => {
    const locked = lockedPackages(resolve(root, folder));
    const byPlace = new Map(locked.map((found) => [found.place, found]));
    const missing = locked.flatMap(({ place, name, optionalDependencies = {} }) =>
      Object.entries(optionalDependencies)
        .filter(([part]) => platform.test(part))
        .filter(([part, asked]) => {
          const found = foundBy(place, part, byPlace);
          return found?.version !== asked || !found.integrity?.startsWith('sha512-');
        })
        .map(([part, asked]) => `${name} asks for ${part} ${asked}`),
    );
    expect(missing).toEqual([]);
  },
);
