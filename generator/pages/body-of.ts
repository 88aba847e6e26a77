import { runSync } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from '../../src/runtime/jsx/jsx-runtime.ts';

/** The component of a text that was compiled as the body of a function. */
export const bodyOf = (code: string) => runSync(code, { Fragment, jsx, jsxs }).default;
