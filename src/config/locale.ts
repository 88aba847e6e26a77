import { site } from './site.ts';

export const dateLocale = site.dateLocale;
