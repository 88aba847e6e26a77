/** Apart from the compiler, which those who show a text don't need. */
import type { MDXModule } from 'mdx/types';

import { Fragment, jsx, jsxs } from '../../src/runtime/jsx/jsx-runtime.ts';
import { kept } from '../files/stage.ts';

/** The file of a compiled text in the cache. */
export const codeName = 'code';

/**
 * The code of a compiled text.
 * @param id from `compileMdx`
 * @throws Error if something has emptied the cache meanwhile
 */
export function codeOf(id: string): string {
  const code = kept(id)?.files.get(codeName);
  if (!code) throw new Error(`The compiled text ${id} has left the cache: run this again`);
  return code.toString();
}

/** The component of a text that was compiled as the body of a function. */
export function bodyOf(code: string): MDXModule['default'] {
  // As `runSync` of `@mdx-js/mdx`, which would load the compiler.
  // oxlint-disable-next-line typescript/no-implied-eval -- the build has compiled it
  const run = new Function(code) as (runtime: object) => MDXModule;
  return run({ Fragment, jsx, jsxs }).default;
}
