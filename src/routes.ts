import type { brand } from './config/brand.ts';
import { labsPath } from './config/labs-path.ts';

/** What tabs, search results and previews show of a page. Its module exports it, from the page's words. */
export type Head = {
  /** At most 45 characters, without the vendor's name. */
  readonly title: string;
  /** For search results and previews. */
  readonly description: string;
  /** The page's name in the site's search, if that is not its title. */
  readonly name?: string;
};

/** The vendor, the topics of the documentation, the page itself as a reference, or the available products. */
export type PageSchema = 'vendor' | 'topics' | 'reference' | 'products';

/** Every page except the articles, published or not (`Route` of `page.ts`). */
export const allRoutes = [
  { path: '/', page: 'home', schema: 'vendor' },
  { path: '/about', page: 'about' },
  { path: '/privacy', page: 'privacy' },
  { path: '/terms', page: 'terms' },
  { path: '/security', page: 'security' },
  { path: '/accessibility', page: 'accessibility', needs: ['blog'] },
  { path: '/security-platform', page: 'security-platform' },
  { path: '/free-demo', page: 'free-demo' },
  { path: labsPath, page: 'resources/labs', parent: '/about' },
  {
    path: '/platform/communications',
    page: 'platform/communications',
    parent: '/security-platform',
  },
  {
    path: '/platform/data-protection',
    page: 'platform/data-protection',
    parent: '/security-platform',
  },
  { path: '/platform/zero-trust', page: 'platform/zero-trust', parent: '/security-platform' },
  { path: '/platform/architecture', page: 'platform/architecture', parent: '/security-platform' },
  {
    path: '/platform/explore-encryption',
    page: 'platform/explore-encryption',
    parent: '/security-platform',
  },
  {
    path: '/platform/learn-about-storage',
    page: 'platform/learn-about-storage',
    parent: '/security-platform',
  },
  {
    path: '/platform/discover-controls',
    page: 'platform/discover-controls',
    parent: '/security-platform',
  },
  { path: '/solutions/developers', page: 'solutions/developers' },
  { path: '/solutions/it-leaders', page: 'solutions/it-leaders' },
  { path: '/solutions/military', page: 'solutions/military' },
  { path: '/solutions/enterprise', page: 'solutions/enterprise' },
  { path: '/developers', page: 'developers' },
  { path: '/products-solutions', page: 'products-solutions', schema: 'products' },
  { path: '/docs', page: 'docs', result: 'docs', schema: 'topics', needs: ['downloads'] },
  { path: '/api', page: 'api', result: 'api', schema: 'reference' },
  { path: '/blog', page: 'blog/index' },
  { path: '/resources/whitepapers', page: 'resources/whitepapers', result: 'paper' },
  { path: '/resources/case-studies', page: 'resources/case-studies', result: 'case' },
  { path: '/careers', page: 'careers', result: 'job' },
  { path: '/press', page: 'press', result: 'press' },
  { path: '/partners', page: 'partners' },
  { path: '/contact', page: 'contact' },
] as const;

/** Static hosts serve it for unknown addresses. */
export const notFoundRoute = { page: 'not-found', needs: ['blog'] } as const;

export type PagePath = (typeof allRoutes)[number]['path'];

/** A link within the site. Others do not compile. The last one has no page (`brand.ts`). */
export type SiteHref =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath}?${string}`
  | `/blog/${string}`
  | `#${string}`
  | typeof brand.ownAlgorithm.address;

export type PageProps = {
  /** The page's path, as in `routes.ts`. */
  path: string;
};

/** For the page that lists all others. */
export type PageListProps = { pages: readonly { path: string; title: string }[] };
