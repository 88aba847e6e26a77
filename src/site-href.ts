import type { pathWithoutPage } from './config/path-without-page.ts';
import type { PagePath } from './routes.ts';

/** A link within the site. Others do not compile. The last one has no page, but the footer links to it. */
export type SiteHref =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath}?${string}`
  | `/blog/${string}`
  | `#${string}`
  | typeof pathWithoutPage;
