import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ResponseRule, responseRules, styleIn } from './headers.ts';

/**
 * The headers of a site that has been built: its two style blocks are read from its pages.
 * @param directory the published folder
 * @throws Error if it holds no built site
 */
export const builtRules = (directory: string): readonly ResponseRule[] =>
  responseRules(
    ['index.html', '404.html'].map((name) => styleIn(readFileSync(join(directory, name), 'utf8'))),
  );
