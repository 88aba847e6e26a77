import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { pagesIn } from '../../tests/support/dist.ts';
import type { Build } from './setting.ts';

function buildIn(folder: string, name: string): Build {
  if (!existsSync(join(folder, '404.html'))) throw new Error(`${folder} holds no built site`);
  const paths = pagesIn(folder)
    .map(({ path }) => path)
    .filter((path) => !/\/404(?:\.html)?$/.test(path));
  return { folder, name, paths };
}

/**
 * The builds to measure: the project's own and others to hold against it, named by their folders.
 * @throws Error if one of them is no built site
 */
export function buildsIn(own: string, others: readonly string[]): readonly [Build, ...Build[]] {
  const named = others.length > 0;
  return [
    buildIn(own, named ? basename(own) : ''),
    ...others.map((folder) => buildIn(resolve(folder), basename(folder))),
  ];
}
