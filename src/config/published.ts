/* Which pages and demonstrations are on the site. */
import type { PagePath, SiteHref } from '../routes.ts';

/**
 * Pages taken off the site, such as `'/partners'` or `labsPath` (from `labs-path.ts`). Menus, sitemap, search, feeds,
 * lists and files follow; the build stops and names every other link to them that is left. `/` and `/contact` have
 * to stay.
 */
export const unpublished: readonly PagePath[] = [];

/** Where each demonstration is shown. A line stays when its demonstration goes, so that links to it go, too. */
export const demoAddresses = {
  exchange: '/#exchange',
  console: '/security-platform#console',
  lab: '/platform/explore-encryption#lab',
  simulator: '/platform/communications#simulator',
  policy: '/platform/discover-controls#policy',
  inventory: '/solutions/it-leaders#inventory',
  brief: '/solutions/it-leaders#brief',
  'api-calls': '/api#encrypt',
  'site-check': '/security#check',
} as const satisfies Record<string, SiteHref>;

export type DemoName = keyof typeof demoAddresses;

/** The demonstrations on the site. To take one off, delete its line; then its folder in `src/demos` may go, too. */
export const demos: readonly DemoName[] = [
  'exchange',
  'console',
  'lab',
  'simulator',
  'policy',
  'inventory',
  'brief',
  'api-calls',
  'site-check',
];
