import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ResponseRule, responseRules, styleIn } from './headers.ts';

/**
 * The headers of a site that has been built: its style block is read from a page.
 * @param directory the published folder
 * @throws Error if it holds no built site
 */
export const builtRules = (directory: string): readonly ResponseRule[] =>
  responseRules(styleIn(readFileSync(join(directory, 'index.html'), 'utf8')));
