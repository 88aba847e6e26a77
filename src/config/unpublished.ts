import type { PagePath } from '../routes.ts';

/**
 * Pages taken off the site, such as `'/partners'` or `labsPath` (from `site.ts`). Menus, sitemap, search, feeds,
 * lists and files follow; the build stops and names every other link to them that is left. `/` and `/contact` have
 * to stay.
 */
export const unpublished: readonly PagePath[] = [];
