import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { language } from '../../src/config/language.ts';
import { fillFacts as ofSource } from '../../src/content/product/printed.ts';
import { overlayOf, sourceLanguage } from './overlay.ts';

/** Marks the modules of the language, which Node holds beside the English ones. */
const mark = `?${language}`;

/** Lets Node take each module of words from the language's file, as the bundler does. */
function takeOverlays(): void {
  registerHooks({
    resolve(specifier, { parentURL = '', ...context }, next) {
      const found = next(specifier, { parentURL, ...context });
      if (!parentURL.endsWith(mark) || !/\/src\/.*\.ts$/.test(found.url)) return found;
      const overlay = overlayOf(found.url, language);
      const isOwn = overlay + mark !== parentURL && existsSync(fileURLToPath(overlay));
      return { ...found, url: (isOwn ? overlay : found.url) + mark };
    },
  });
}

async function ofLanguage(): Promise<typeof ofSource> {
  takeOverlays();
  const file = resolve(import.meta.dirname, '../../src/content/product/printed.ts');
  const module: { fillFacts: typeof ofSource } = await import(pathToFileURL(file).href + mark);
  return module.fillFacts;
}

/**
 * Puts facts into a text, in the language of these pages: texts are read by Node, which knows no overlays, while the
 * modules of the pages are bundled.
 */
export const fillFacts = language === sourceLanguage ? ofSource : await ofLanguage();
