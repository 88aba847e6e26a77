import { language } from '../../src/config/language.ts';
import { languages } from '../../src/config/languages.ts';
import { isSource, isTranslation, sourceLanguage } from './overlay.ts';

const isEnglishElsewhere =
  !isSource(language) && languages.some(({ tag }) => tag === sourceLanguage);

/**
 * The language of a text that these pages show in English for want of a translation. On a site without English, files
 * without a suffix may be in its own language.
 */
export const foreignLanguage = (file: string): string | undefined =>
  isEnglishElsewhere && !isTranslation(file) ? sourceLanguage : undefined;
