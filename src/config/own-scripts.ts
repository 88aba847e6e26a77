import { languages } from './languages.ts';
import { rootBase, rootUrl } from './site-base.ts';

/**
 * Where scripts may come from, as a policy says it (CSP 3). Below a path, the sites of others are on the same host: scripts
 * come from this one's folders alone.
 */
export const ownScripts =
  rootBase === '' ? "'self'" : languages.map(({ path }) => `${rootUrl}${path}/assets/`).join(' ');
