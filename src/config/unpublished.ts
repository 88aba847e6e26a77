import type { PagePath } from '../routes.ts';

/** A tool that can be taken off its page. */
type Tool = '/platform/explore-encryption#lab';

/**
 * Pages and tools taken off the site, such as `'/partners'` or `labsPath` (from `site.ts`). Menus, sitemap,
 * search, feeds, lists and files follow; the build stops and names every other link to them that is left.
 * `/` and `/contact` have to stay.
 */
export const unpublished: readonly (PagePath | Tool)[] = [];
