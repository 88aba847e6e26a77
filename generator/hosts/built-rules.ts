import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '../../src/config/languages.ts';
import { type ResponseRule, responseRules, styleIn } from './headers.ts';

/** The response headers of a built site, with the style block of each language's home page. */
export function builtRules(directory: string): readonly ResponseRule[] {
  const homes = languages.map(({ path }) => join(directory, path, 'index.html')).filter(existsSync);
  return responseRules(homes.map((home) => styleIn(readFileSync(home, 'utf8'))));
}
