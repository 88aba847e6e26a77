import type { brand } from './config/brand.ts';
import type { PagePath } from './routes.ts';

/** A link within the site. Others do not compile. The last one has no page (`brand.ts`). */
export type SiteHref =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath}?${string}`
  | `/blog/${string}`
  | `#${string}`
  | typeof brand.ownAlgorithm.address;
