import type { PagePath } from '../routes.ts';

/** A tool that can be taken off its page. */
type Tool = '/platform/explore-encryption#lab';

/**
 * Pages and tools taken off the site, such as `'/partners'` or `labsPath` (from `site.ts`). Menus, sitemap,
 * search, feeds and lists follow; the build stops and names every other link to them that is left.
 */
export const unpublished: readonly (PagePath | Tool)[] = [];

/** Whether the page of an address, or the tool that it names, is on the site. */
export const isPublished = (address: string): boolean => {
  const path = address.replace(/[?#].*$/s, '');
  return !unpublished.some((gone) => gone === address || gone === path);
};
