import { type Language, languages } from './languages.ts';

declare global {
  /** Tag of the language that a bundle is for. */
  var SITE_LANGUAGE: string | undefined;
}

const [first] = languages;

/** Node has it from the environment, and bundles as a constant (`generator/site-base.ts`). */
const tagHere: string | undefined =
  typeof SITE_LANGUAGE === 'string' ? SITE_LANGUAGE : globalThis.process?.env['SITE_LANGUAGE'];

/** The language of these pages. */
export const here: Language = languages.find(({ tag }) => tag === tagHere) ?? first;

/** The language at the site's root, which has all files for programs. */
export const isFirst: boolean = here === first;

/** Of the texts, as a language tag. */
export const language = here.tag;

export const dateLocale = here.locale;
