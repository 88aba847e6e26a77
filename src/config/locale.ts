import { type Language, languages } from './languages.ts';

declare global {
  /** Tag of the language that a build is for. Outside of bundles there is none, and the first language counts. */
  var SITE_LANGUAGE: string | undefined;
}

const [first] = languages;

/** The language of these pages. */
export const here: Language =
  typeof SITE_LANGUAGE === 'string'
    ? (languages.find(({ tag }) => tag === SITE_LANGUAGE) ?? first)
    : first;

/** Of the texts, as a language tag. */
export const language = here.tag;

export const dateLocale = here.locale;
