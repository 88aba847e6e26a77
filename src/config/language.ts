import { directionOf } from '../lib/text/script.ts';
import { languages } from './languages.ts';
import type { Language } from './site-facts.ts';

// In bundles, constants stand in place of this module (`generator/bundle-plugins.ts`).

/** Whether browsers can read a tag; what they can't read, they refuse wherever numbers and dates are written. */
function isReadable(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * The language that the environment names; the first if it names none.
 * @throws Error if there is no such language, or one has a tag that can't be read
 */
export function languageOf(all: readonly Language[], asked: string | undefined): Language {
  const wrong = all.flatMap(({ tag, locale }) => [tag, locale]).find((tag) => !isReadable(tag));
  if (wrong !== undefined)
    throw new Error(
      `src/config/languages.ts: "${wrong}" is not the tag of a language; write one such as de, or de-AT as its locale`,
    );
  const found = asked ? all.find(({ tag }) => tag === asked) : all[0];
  if (found) return found;
  throw new Error(
    all.length === 0
      ? 'src/config/languages.ts has no language: write at least one, with an empty path'
      : `SITE_LANGUAGE is ${asked}, but src/config/languages.ts has ${all.map(({ tag }) => tag).join(', ')}: name one of these, or add that one`,
  );
}

/** The language of these pages. */
export const here: Language = languageOf(languages, globalThis.process?.env['SITE_LANGUAGE']);

/** Whether it is the language at the site's root, which has the files for programs. */
export const isFirst: boolean = here === languages[0];

/** Whether the site has no other language: then its bundles have no code for others. */
export const isOnly: boolean = languages.length === 1;

/** Of the texts, as a language tag. */
export const language = here.tag;

/** Whether they are written from right to left. */
export const isRightToLeft: boolean = directionOf(language) === 'rtl';

/** How the texts write numbers, dates, lists and weekdays, and sort words; documents do so in English. */
export const locale = globalThis.process?.env['TEXT_LOCALE'] || here.locale;
