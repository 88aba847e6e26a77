import { Fragment, jsxDEV as jsxOfReact } from 'react/jsx-dev-runtime';

import { basedProps } from './jsx-runtime.ts';

/** As `jsx`, for the development server. */
export const jsxDEV: typeof jsxOfReact = (type, props, ...place) =>
  jsxOfReact(type, basedProps(type, Object(props)), ...place);
export { Fragment };
