import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Plugin } from 'vite';

/** The language of files without a suffix. */
export const sourceLanguage = 'en';

/** What has words: code that renders is the same in every language. */
const hasWords = /\/src\/(?!.*\.test\.).*\.(?:ts|mdx)$/;

const suffix = /\.[a-z]{2,3}(?:-[A-Z]\w+)?(?=\.(?:ts|mdx)$)/;

/** Whether a file is a translation, such as `home.de.ts` or `privacy.pt-BR.mdx`. */
export const isTranslation = (file: string): boolean => suffix.test(file);

/** The file that a translation stands beside; any other file stands for itself. */
export const sourceOf = (file: string): string => file.replace(suffix, '');

/** A language and those that it goes on with: `de-AT` has the words of `de` besides its own. */
export const withParents = (tag: string): readonly string[] => {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
};

/** Whether a language is written in the files without suffix: English, and that of one country. */
export const isSource = (tag: string): boolean => withParents(tag).includes(sourceLanguage);

/**
 * The name of a language's file beside a file: `home.de.ts` beside `home.ts`.
 * @param file a path, or the address of a module
 */
export const overlayOf = (file: string, tag: string): string =>
  file.replace(/\.(\w+)$/, `.${tag}.$1`);

/** The translations of a file that a language shows if they are there, its own in front. */
export const translationsFor = (file: string, tag: string): readonly string[] =>
  withParents(tag)
    .filter((each) => each !== sourceLanguage)
    .map((each) => overlayOf(file, each));

/** Whether one of the languages shows a file, and no translation in its place. */
export const isShownIn = (
  file: string,
  tags: readonly string[],
  isThere: (file: string) => boolean,
): boolean => {
  const source = sourceOf(file);
  const found = (one: string) => one === file || isThere(one);
  return tags.some((tag) => (translationsFor(source, tag).find(found) ?? source) === file);
};

/**
 * The file that a language has in place of a file: its own, or that of the language it goes on with. Nothing if it has
 * none.
 * @param from the file that asks: a translation that builds on its English module means what it goes on with
 */
export function overlayFor(file: string, tag: string, from?: string): string | undefined {
  const all = withParents(tag).map((each) => overlayOf(file, each));
  return all.slice(from === undefined ? 0 : all.indexOf(from) + 1).find((one) => existsSync(one));
}

/**
 * Lets Node take each module of words that it has not loaded yet as the bundler does.
 * @param mark at the end of modules' addresses, so that Node holds them beside the English ones
 */
export function takeOverlays(tag: string, mark = ''): void {
  if (tag === sourceLanguage) return;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const { parentURL = '' } = context;
      if (!/^[./]/.test(specifier) || !hasWords.test(found.url) || !parentURL.endsWith(mark))
        return found;
      const from = parentURL.slice(0, parentURL.length - mark.length);
      const overlay = overlayFor(fileURLToPath(found.url), tag, fromFile(from));
      return { ...found, url: (overlay ? pathToFileURL(overlay).href : found.url) + mark };
    },
  });
}

const fromFile = (url: string): string => (url.startsWith('file:') ? fileURLToPath(url) : url);

/** Marks the modules of a language beside the English ones, anew for each start of this module. */
const mark = `?${performance.now()}`;
const taken = new Set<string>();

/**
 * A module of words as pages of a language have it, for the generator: Node knows no overlays.
 * @param name below `src`
 */
export async function inLanguage<Module>(name: string, tag: string): Promise<Module> {
  const file = resolve(import.meta.dirname, '../../src', name);
  if (tag === sourceLanguage) return import(pathToFileURL(file).href);
  if (!taken.has(tag)) takeOverlays(tag, `${mark}-${tag}`);
  taken.add(tag);
  return import(`${pathToFileURL(overlayFor(file, tag) ?? file).href}${mark}-${tag}`);
}

/**
 * Vite plugin: each module of words is taken from the file of the site's language beside it, if there is one.
 * @param tag of this build's language
 */
export function languageOverlay(tag: string): Plugin {
  return {
    name: 'language-overlay',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (tag === sourceLanguage || !/^[./]/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || !hasWords.test(found.id)) return null;
      const overlay = overlayFor(found.id, tag, importer);
      return overlay === undefined ? null : { ...found, id: overlay };
    },
    // A word that a translation lacks would be an empty text or an empty link.
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED' || code === 'MISSING_EXPORT')
        this.error(
          `${message}\nA translation needs every word: npm run languages names what it lacks.`,
        );
    },
    // Pages, texts and records were read without a translation that comes now, or with one that goes.
    async hotUpdate({ file, type, server }) {
      if (type === 'update' || !isTranslation(file)) return undefined;
      if (this.environment.name === 'ssr') await server.restart();
      return [];
    },
  };
}
