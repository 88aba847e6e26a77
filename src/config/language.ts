import { languages } from './languages.ts';
import type { Language } from './site-facts.ts';

// In bundles, constants stand in place of this module (`generator/site-base.ts`).

/** The language of these pages, which the environment names. */
export const here: Language =
  languages.find(({ tag }) => tag === globalThis.process?.env['SITE_LANGUAGE']) ?? languages[0];

/** Whether it is the language at the site's root, which has the files for programs. */
export const isFirst: boolean = here === languages[0];

/** Of the texts, as a language tag. */
export const language = here.tag;

/** How the texts write numbers, dates, lists and weekdays, and sort words. */
export const locale = here.locale;
