import { hash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Language } from '../../src/config/site-facts.ts';
import { legalNames } from '../../src/content/front-matter.ts';
import { isPageWords } from '../texts/page-words.ts';
import { fileName, root } from '../texts/plain-text.ts';
import { leftInEnglish } from './left-in-english.ts';
import { namesAtFault } from './names-in-braces.ts';
import { isSource, overlayFor, overlayOf, sourceOf, withParents } from './overlay.ts';
import { readOrNone, wordFilesOf } from './word-files.ts';

/** What the first line of a translation says about the English text that it was made from. */
export const stampIn = /\bas of ([0-9a-f]{8})\b/;

/** A short hash of a text, which changes when the text does. */
export const stampOf = (text: string): string =>
  hash('sha256', text.replaceAll('\r\n', '\n')).slice(0, 8);

/**
 * How a translation stands to its English file.
 * @param translation its text, or undefined if there is none
 */
export function translationState(
  english: string,
  translation: string | undefined,
): 'missing' | 'unmarked' | 'old' | 'current' {
  if (translation === undefined) return 'missing';
  const stamp = stampIn.exec(translation.split('\n', 4).join('\n'))?.[1];
  if (stamp === undefined) return 'unmarked';
  return stamp === stampOf(english) ? 'current' : 'old';
}

/** A file with words, and how its translation stands. */
export type Translation = {
  readonly file: string;
  readonly translation: string;
  readonly state: ReturnType<typeof translationState>;
  /** Of the English file now. */
  readonly stamp: string;
};

const textOf = (file: string): string | undefined => readOrNone(resolve(root, file));

/** A language's file, or that of the language it goes on with. */
export function translationOf(file: string, tag: string): Translation {
  const english = textOf(file) ?? '';
  const found = overlayFor(resolve(root, file), tag);
  const translation = found ? fileName(found) : overlayOf(file, withParents(tag).at(-1) ?? tag);
  return {
    file,
    translation,
    state: translationState(english, textOf(translation)),
    stamp: stampOf(english),
  };
}

/** How the translation of each file stands that a language's pages show; for British English, of those that it has. */
export const translationsOf = (language: Language): readonly Translation[] =>
  wordFilesOf(language)
    .map((file) => translationOf(file, language.tag))
    .filter(({ state }) => state !== 'missing' || !isSource(language.tag));

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
    .flatMap(({ tag }) =>
      legalNames
        .map((name) => `src/content/legal/${name}.mdx`)
        // Of a translation without its English text, its name says so.
        .filter((file) => existsSync(resolve(root, file)))
        .map((file) => translationOf(file, tag)),
    )
    .filter(({ state }) => state !== 'missing')
    .map(remedyOf)
    .filter(Boolean);

/**
 * Translations of files that are gone, each with what to do.
 * @param folder of the project
 */
export const orphans = ({ tag }: Pick<Language, 'tag'>, folder = root): readonly string[] =>
  withParents(tag)
    .flatMap((each) => globSync(`src/**/*.${each}.{ts,mdx}`, { cwd: folder }))
    .map((file) => file.replaceAll('\\', '/'))
    // A page may have other words in one language alone.
    .filter((file) => !isPageWords(file) && !existsSync(resolve(folder, sourceOf(file))))
    .map(
      (file) =>
        `${file} translates ${sourceOf(file)}, which is gone; delete it, or give it the new name of that file`,
    );

/** People, quotations and the like, which an owner without English on the site may write in its language at once. */
const isRecord = (file: string): boolean => /^src\/content\/(?!legal\/).*\.mdx$/.test(file);

/**
 * The words that a language's files have left in English, and the names in braces that they have wrong, each with its
 * place and what to do.
 * @param all its translations
 */
export const leftUntranslated = (all: readonly Translation[]): readonly string[] =>
  all
    .filter(({ state }) => state !== 'missing')
    .flatMap(({ file, translation }) => {
      const [english = '', own = ''] = [textOf(file), textOf(translation)];
      return [
        ...leftInEnglish(translation, english, own).map(
          ({ line, text }) =>
            `${translation}:${line}: "${text}" is the English text; translate it, or say in the first lines: the same in both: ${text}.`,
        ),
        ...namesAtFault(translation, english, own).map(
          ({ line, remedy }) => `${translation}:${line}: ${remedy}`,
        ),
      ];
    });

/**
 * What a language's pages would show in English.
 * @returns faults, which stop the build, and doubts about records, whose language only their owner knows
 */
export function untranslated(language: Language) {
  const translations = translationsOf(language);
  const missing = translations.filter(({ state }) => state === 'missing');
  const [first, ...others] = missing.filter(({ file }) => !isRecord(file));
  const all = others.length === 0 ? '' : ` and ${others.length} more`;
  return {
    faults: [
      ...orphans(language),
      ...leftUntranslated(translations),
      ...(first
        ? [
            `${language.name} has no ${first.translation}${all}, so its pages would be partly in English; npm run languages lists what is missing: translate it, or take the pages that show it out of src/config/languages.ts`,
          ]
        : []),
    ],
    doubts: missing
      .filter(({ file }) => isRecord(file))
      .map(({ file }) => {
        const so = isPageWords(file) ? 'keeps the words of its page' : 'shows it as it is';
        return `${file} has no translation; ${language.name} ${so}`;
      }),
  };
}
