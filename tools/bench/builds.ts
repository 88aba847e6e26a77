import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { pagesIn } from '../../tests/support/dist.ts';
import type { Build } from './setting.ts';

function buildIn(folder: string, name: string): Build {
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`There is no built site in ${folder}. Run npm run build.`);
  const paths = pagesIn(folder)
    .map(({ path }) => path)
    .filter((path) => !/\/404(?:\.html)?$/.test(path));
  return { folder, name, paths };
}

/**
 * The builds to measure: the project's own, named "dist", and others to compare, named by the paths as given.
 * @throws Error if a folder is not a built site
 */
export function buildsIn(own: string, others: readonly string[]): readonly [Build, ...Build[]] {
  return [
    buildIn(own, others.length > 0 ? 'dist' : ''),
    ...others.map((folder) => buildIn(resolve(folder), folder)),
  ];
}
