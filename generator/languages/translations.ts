import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { languages } from '../../src/config/languages.ts';
import type { Language } from '../../src/config/site-facts.ts';
import { legalNames } from '../../src/content/front-matter.ts';
import { allRoutes } from '../../src/routes.ts';
import { reach, source } from '../import-graph.ts';
import { isTranslation, overlayOf, sourceLanguage, sourceOf } from './overlay.ts';
import { wordsIn } from './words-in.ts';

const root = resolve(source, '..');

/** What the first line of a translation says about the English text that it was made from. */
const stampIn = /\bas of ([0-9a-f]{8})\b/;

/** A short hash of a text, which changes when the text does. */
export const stampOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 8);

/**
 * How a translation stands to its English file.
 * @param translation its text, or undefined if there is none
 */
export function stateOf(
  english: string,
  translation: string | undefined,
): 'missing' | 'unmarked' | 'old' | 'current' {
  if (translation === undefined) return 'missing';
  const stamp = stampIn.exec(translation.split('\n', 4).join('\n'))?.[1];
  if (stamp === undefined) return 'unmarked';
  return stamp === stampOf(english) ? 'current' : 'old';
}

/** Where all pages begin, besides their own modules. */
const onEveryPage = ['app.tsx', 'runtime/boot.ts', 'runtime/shell.tsx', 'chrome/enhance-page.ts'];

/** Every language has the page for unknown addresses, and names what is for programs. */
const unlisted = ['pages/not-found.tsx', 'content/for-programs.ts'];

/** Names are the same in every language. */
const onlyNames = new Set([
  'config/feed-readers.ts',
  'config/languages.ts',
  // The owner's facts: on a site without English they are in its language.
  ...(languages.some(({ tag }) => tag === sourceLanguage) ? [] : ['config/site.ts']),
]);

/** The folders of records that a language can have in files of its own, by the path of the page that shows them. */
const recordsOn: Readonly<Record<string, string>> = { '/': 'testimonials', '/about': 'people' };

/** The files with words that pages of a language show, from the project's folder. */
export function wordFilesOf({ pages }: Language): readonly string[] {
  const shown = allRoutes.filter(({ path }) => pages?.some((own) => own === path) ?? true);
  const from = shown.map(({ page }) => `pages/${page}.tsx`);
  const modules = [...reach([...from, ...unlisted, ...onEveryPage], { lazy: true })]
    .filter((name) => name.endsWith('.ts') && !onlyNames.has(name))
    .filter((name) => wordsIn(name, readFileSync(resolve(source, name), 'utf8')).length > 0);
  const legal = legalNames
    .filter((name) => shown.some(({ path }) => path === `/${name}`))
    .map((name) => `content/legal/${name}.mdx`)
    .filter((name) => existsSync(resolve(source, name)));
  const records = shown
    .flatMap(({ path }) => globSync(`content/${recordsOn[path] ?? '-'}/*.mdx`, { cwd: source }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !isTranslation(name));
  return [...modules, ...legal, ...records].map((name) => `src/${name}`).toSorted();
}

/** A file with words, and how its translation stands. */
export type Translation = {
  readonly file: string;
  readonly translation: string;
  readonly state: ReturnType<typeof stateOf>;
  /** Of the English file now. */
  readonly stamp: string;
};

const textOf = (file: string): string | undefined =>
  existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : undefined;

function translationOf(file: string, { tag }: Pick<Language, 'tag'>): Translation {
  const english = textOf(file) ?? '';
  const translation = overlayOf(file, tag);
  const state = stateOf(english, textOf(translation));
  return { file, translation, state, stamp: stampOf(english) };
}

/** How the translation of each file stands that a language's pages show. */
export const translationsOf = (language: Language): readonly Translation[] =>
  wordFilesOf(language).map((file) => translationOf(file, language));

/** What to do about a translation, with its file; empty if it is up to date. */
export function remedyOf({ state, translation, file, stamp }: Translation): string {
  switch (state) {
    case 'missing':
      return `${translation} is missing; write in its first lines: From ${file}, as of ${stamp}`;
    case 'unmarked':
      return `${translation} does not say what it was made from; write in its first lines: From ${file}, as of ${stamp}`;
    case 'old':
      return `${translation} is older than ${file}; bring it up to date, and write in its first lines: as of ${stamp}`;
    case 'current':
      return '';
  }
}

/**
 * Legal texts of other languages must say what the English ones say.
 * @returns a sentence with the remedy for each translation that may not
 */
export const legalFaults = (languages: readonly Pick<Language, 'tag'>[]): readonly string[] =>
  languages
    .filter(({ tag }) => tag !== sourceLanguage)
    .flatMap((language) =>
      legalNames.map((name) => translationOf(`src/content/legal/${name}.mdx`, language)),
    )
    .filter(({ state }) => state !== 'missing')
    .map(remedyOf)
    .filter(Boolean);

/**
 * Translations of files that are gone, each with what to do.
 * @param folder of the project
 */
export const orphans = ({ tag }: Pick<Language, 'tag'>, folder = root): readonly string[] =>
  globSync(`src/**/*.${tag}.{ts,mdx}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !existsSync(resolve(folder, sourceOf(file))))
    .map(
      (file) =>
        `${file} translates ${sourceOf(file)}, which is gone; delete it, or give it the new name of that file`,
    );

/** People, quotations and the like, which whoever has no English on the site may write in its language at once. */
const isRecord = (file: string): boolean => /^src\/content\/(?!legal\/).*\.mdx$/.test(file);

/**
 * What a language's pages would show in English.
 * @returns faults, which stop the build, and doubts about records, whose language nobody knows
 */
export function untranslated(language: Language) {
  const missing = translationsOf(language).filter(({ state }) => state === 'missing');
  const [first, ...others] = missing.filter(({ file }) => !isRecord(file));
  const all = others.length === 0 ? '' : ` and ${others.length} more`;
  return {
    faults: [
      ...orphans(language),
      ...(first
        ? [
            `${language.name} has no ${first.translation}${all}, so its pages would be partly in English; npm run languages lists what is missing: translate it, or take the pages that show it out of src/config/languages.ts`,
          ]
        : []),
    ],
    doubts: missing
      .filter(({ file }) => isRecord(file))
      .map(({ file }) => `${file} has no translation; ${language.name} shows it as it is`),
  };
}
