/**
 * React's functions for elements, for a site under a path: what an element links to or loads gets the base. All markup of
 * pages and islands comes through here (`vite.config.ts`). At the root of a host, React's own are taken.
 */
import { Fragment, jsx as jsxOfReact, jsxs as jsxsOfReact } from 'react/jsx-runtime';

import { languageElsewhere, withBase } from '../../config/base.ts';

const addresses: ReadonlySet<string> = new Set(['href', 'src', 'srcSet']);

/** `srcSet` is a list: `/a.avif 700w, /b.avif 1050w`. No other address of ours has a comma before a path. */
const listWithBase = (value: string): string =>
  value
    .split(/, (?=\/)/)
    .map(withBase)
    .join(', ');

/** Only elements of HTML have addresses; those that components are given arrive there. */
export function basedProps(type: unknown, props: object): object {
  // A link that names its language has its whole path.
  if (typeof type !== 'string' || 'hrefLang' in props) return props;
  const own = Object.entries(props).map(([name, value]) => [
    name,
    addresses.has(name) && typeof value === 'string' ? listWithBase(value) : value,
  ]);
  const href: unknown = Reflect.get(props, 'href');
  const hrefLang = type === 'a' && typeof href === 'string' ? languageElsewhere(href) : undefined;
  if (hrefLang !== undefined) own.push(['hrefLang', hrefLang]);
  return Object.fromEntries(own);
}

type Make = typeof jsxOfReact;

export const jsx: Make = (type, props, key) =>
  jsxOfReact(type, basedProps(type, Object(props)), key);
export const jsxs: Make = (type, props, key) =>
  jsxsOfReact(type, basedProps(type, Object(props)), key);
export { Fragment };
