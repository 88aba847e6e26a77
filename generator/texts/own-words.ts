/** Puts the words of `src/content/words/` into the modules of pages, for bundles and for tests in a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { withTexts } from '../languages/units.ts';
import { wordsFileFor } from './page-words.ts';
import { fileName, root } from './plain-text.ts';
import { checkedHead } from './records.ts';
import { writtenText } from './written-text.ts';

const ofPages = /\/src\/content\/pages\/.*\.ts$/;

/**
 * A module of a page with other words in place of its own.
 * @param source of the file with those words
 * @throws Error with a line for each of them that cannot be taken
 */
export function withOwnWords(module: string, code: string, file: string, source: string): string {
  const words: object = checkedHead('words', writtenText(source, file));
  return withTexts(module, code, new Map(Object.entries(words)));
}

/** The same as files have it; nothing if there are no other words. */
function renewed(path: string, code: string, watch?: (file: string) => void): string | undefined {
  const module = fileName(path);
  const file = wordsFileFor(module);
  if (file === undefined) return undefined;
  watch?.(resolve(root, file));
  if (!existsSync(resolve(root, file))) return undefined;
  return withOwnWords(module, code, file, readFileSync(resolve(root, file), 'utf8'));
}

/** Vite plugin: pages get the words that were written for them. */
export const ownWords = (): Plugin => ({
  name: 'own-words',
  enforce: 'pre',
  transform: {
    filter: { id: ofPages },
    handler(code, id) {
      const changed = renewed(id, code, (file) => this.addWatchFile(file));
      return changed === undefined ? null : { code: changed, map: null };
    },
  },
});

/** Has Node take them, too: tests name words by the modules that have them. */
export function takeOwnWords(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const [address = ''] = url.split('?');
      if (!ofPages.test(address) || !loaded.source) return loaded;
      const source = renewed(
        fileURLToPath(address),
        Buffer.from(loaded.source as Buffer).toString(),
      );
      return source === undefined ? loaded : { ...loaded, source };
    },
  });
}
