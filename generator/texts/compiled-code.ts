/** Apart from the compiler, which a thread that renders pages doesn't need. */
import { readFileSync } from 'node:fs';

import { keptFile } from '../files/cached.ts';

/** The file of a compiled text in its folder of the cache. */
export const codeName = 'code';

/**
 * The code of a compiled text.
 * @param id from `compileMdx`
 */
export const codeOf = (id: string): string => readFileSync(keptFile(id, codeName), 'utf8');
