import { runSync } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** The component of a text that was compiled as the body of a function. */
export const bodyOf = (code: string) => runSync(code, { Fragment, jsx, jsxs }).default;
