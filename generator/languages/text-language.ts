import { language } from '../../src/config/language.ts';
import { languages } from '../../src/config/languages.ts';
import type { Language } from '../../src/config/site-facts.ts';
import { isSource, isTranslation, sourceLanguage } from './overlay.ts';

/**
 * The language of a text that these pages show in English for want of a translation. On a site without English, files
 * without a suffix may be in its own language.
 */
export const foreignLanguage = (
  file: string,
  own = language,
  all: readonly Pick<Language, 'tag'>[] = languages,
): string | undefined =>
  !isSource(own) && all.some(({ tag }) => isSource(tag)) && !isTranslation(file)
    ? sourceLanguage
    : undefined;
