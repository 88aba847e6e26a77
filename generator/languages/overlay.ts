import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/** The language of files without a suffix. */
export const sourceLanguage = 'en';

/** What has words: code that renders is the same in every language. */
const hasWords = /\/src\/(?!.*\.test\.).*\.(?:ts|mdx)$/;

/**
 * The file of a language beside a file: `home.de.ts` beside `home.ts`.
 * @param file a path, or the address of a module
 */
export const overlayOf = (file: string, language: string): string =>
  file.replace(/\.(\w+)$/, `.${language}.$1`);

const suffix = /\.[a-z]{2,3}(?:-[A-Z]\w+)?(?=\.(?:ts|mdx)$)/;

/** Whether a file is a translation, such as `home.de.ts` or `privacy.pt-BR.mdx`. */
export const isTranslation = (file: string): boolean => suffix.test(file);

/** The file that a translation stands beside; any other file stands for itself. */
export const sourceOf = (file: string): string => file.replace(suffix, '');

/** Lets Node take each module of words that it has not loaded yet as the bundler does. */
export function takeOverlays(language: string): void {
  if (language === sourceLanguage) return;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!/^[./]/.test(specifier) || !hasWords.test(found.url)) return found;
      const overlay = overlayOf(found.url, language);
      const isOwn = overlay !== context.parentURL && existsSync(fileURLToPath(overlay));
      return isOwn ? { ...found, url: overlay } : found;
    },
  });
}

/**
 * Vite plugin: each module of words is taken from the file of the site's language beside it, if there is one.
 * @param language of this build
 */
export function languageOverlay(language: string): Plugin {
  return {
    name: 'language-overlay',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === sourceLanguage || !/^[./]/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || !hasWords.test(found.id)) return null;
      const overlay = overlayOf(found.id, language);
      // A translation that builds on its English module means that module.
      if (!existsSync(overlay) || overlay === importer) return null;
      return { ...found, id: overlay };
    },
  };
}
