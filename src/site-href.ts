import type { PagePath } from './routes.ts';

/** The address that the footer names though no page has it: the not-found page says where to go instead. */
export const pathWithoutPage = '/platform/quantamorphic';

/** A link within the site. Others do not compile. The last one has no page, but the footer links to it. */
export type SiteHref =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath}?${string}`
  | `/blog/${string}`
  | `#${string}`
  | typeof pathWithoutPage;
