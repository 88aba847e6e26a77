import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ResponseRule, responseRules, styleIn } from './headers.ts';

/** The response headers of a built site, with the style block from its index.html. */
export const builtRules = (directory: string): readonly ResponseRule[] =>
  responseRules(styleIn(readFileSync(join(directory, 'index.html'), 'utf8')));
