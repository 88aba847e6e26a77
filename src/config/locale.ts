import { site } from './site.ts';

/** Of the texts, as a language tag. */
export const language = 'en';

export const dateLocale = site.dateLocale;
