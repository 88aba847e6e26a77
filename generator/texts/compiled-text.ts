/** Apart from the compiler, which those who show a text don't need. */
import { readFileSync } from 'node:fs';

import type { MDXModule } from 'mdx/types';

import { Fragment, jsx, jsxs } from '../../src/runtime/jsx/jsx-runtime.ts';
import { keptFile } from '../files/cached.ts';

/** The file of a compiled text in its folder of the cache. */
export const codeName = 'code';

/**
 * The code of a compiled text.
 * @param id from `compileMdx`
 */
export const codeOf = (id: string): string => readFileSync(keptFile(id, codeName), 'utf8');

/** The component of a text that was compiled as the body of a function. */
export function bodyOf(code: string): MDXModule['default'] {
  // As `runSync` of `@mdx-js/mdx`, which would load the compiler.
  // oxlint-disable-next-line typescript/no-implied-eval -- the build has compiled it
  const run = new Function(code) as (runtime: object) => MDXModule;
  return run({ Fragment, jsx, jsxs }).default;
}
