import { placeOf } from '../lib/base-path.ts';
import { site } from './site.ts';

// In bundles, constants stand in place of this module (`generator/site-base.ts`).
export const { siteUrl, base } = placeOf(site.url);
