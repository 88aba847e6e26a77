/**
 * React's functions for elements, for a site under a path: what an element links to or loads gets the base. All markup of
 * pages and islands comes through here (`vite.config.ts`). At the root of a host, React's own are taken.
 */
import { Fragment, jsx as jsxOfReact, jsxs as jsxsOfReact } from 'react/jsx-runtime';

import { withBase } from '../../config/base.ts';

const addresses: ReadonlySet<string> = new Set(['href', 'src']);

/** Only elements of HTML have addresses; those that components are given arrive there. */
export function basedProps(type: unknown, props: object): object {
  if (typeof type !== 'string') return props;
  const own = Object.entries(props).map(([name, value]) => [
    name,
    addresses.has(name) && typeof value === 'string' ? withBase(value) : value,
  ]);
  return Object.fromEntries(own);
}

type Make = typeof jsxOfReact;

export const jsx: Make = (type, props, key) =>
  jsxOfReact(type, basedProps(type, Object(props)), key);
export const jsxs: Make = (type, props, key) =>
  jsxsOfReact(type, basedProps(type, Object(props)), key);
export { Fragment };
