import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ResponseRule, responseRules, styleIn } from './headers.ts';

/**
 * The response headers of a built site.
 * @param directory the published folder; the style block is read from its index.html
 */
export const builtRules = (directory: string): readonly ResponseRule[] =>
  responseRules(styleIn(readFileSync(join(directory, 'index.html'), 'utf8')));
