import { site } from './site.ts';

/** How dates are written on pages and in documents. */
export const dateLocale = site.dateLocale;
