/* What `npm run languages` does, once the list of languages can be read. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

import {
  isTranslation,
  overlayOf,
  sourceLanguage,
  withParents,
} from '../../generator/languages/overlay.ts';
import { plainly, root } from '../../generator/texts/plain-text.ts';
import { returnedTable, returnedXliff, table, type Texts, xliff } from './exchange.ts';
import { stillOld, translated } from './new-translation.ts';
import { faultsOfReturned, isTranslated } from './returned.ts';
import {
  leftUntranslated,
  orphans,
  remedyOf,
  stampIn,
  type Translation,
  translationOf,
  translationsOf,
} from '../../generator/languages/translations.ts';
import { unitsOf } from '../../generator/languages/units.ts';
import { languagesAtFault } from '../../generator/facts/check-site.ts';
import type { Language } from '../../src/config/site-facts.ts';
import { languages } from '../../src/config/languages.ts';

/**
 * Writes a module as the compiler reads it: that of the language, beside it those that it goes on with, and the English one.
 * @returns the language's file, or undefined if there is none
 */
function copyForCompiler(name: string, tag: string, folder: string): string | undefined {
  const chain = withParents(tag)
    .map((each) => overlayOf(name, each))
    .filter((file) => existsSync(join(root, file)));
  const files = [...chain, name];
  for (const [index, file] of files.entries()) {
    // In place of the English one stands the first; each that follows has a name of its own.
    const to = index === 0 ? name : overlayOf(name, `before-${index}`);
    const next = `./${basename(overlayOf(name, `before-${index + 1}`))}`;
    const text = readFileSync(join(root, file), 'utf8').replaceAll(
      `'./${basename(name)}'`,
      `'${next}'`,
    );
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    writeFileSync(join(folder, to), text);
  }
  return chain[0];
}

/**
 * Compiles with the language's files in place of the English ones, so that the compiler names what they lack. It reads
 * copies: with its own option for suffixes, a translation that builds on its English module would import itself.
 */
function compiles(tag: string): boolean {
  const folder = join(root, '.build', 'languages', tag);
  rmSync(folder, { recursive: true, force: true });
  const copied = globSync('{src,generator}/**/*.{ts,tsx,mjs,json}', { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !isTranslation(name) && !/\.(?:test|spec|trial)\.tsx?$/.test(name))
    .map((name) => [name, copyForCompiler(name, tag, folder)] as const);
  const config = {
    extends: '../../../tsconfig.json',
    include: ['src', 'generator'],
    exclude: ['src/content/samples/files'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const faults = copied.reduce(
    (text, [name, file]) => (file ? text.replaceAll(`${name}(`, `${file}(`) : text),
    stdout.replaceAll(/\.before-\d+(?=\.ts\b)/g, ''),
  );
  process.stdout.write(faults);
  return status === 0;
}

/** Whether every language is one and complete, with what to do where it is not. */
function check(): boolean {
  const faults = languagesAtFault(languages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return false;
  return languages
    .filter(({ tag }) => tag !== sourceLanguage)
    .map((language) => {
      const all = translationsOf(language);
      const current = all.filter(({ state }) => state === 'current');
      const lines = [
        ...all.map(remedyOf).filter(Boolean),
        ...orphans(language),
        ...leftUntranslated(all),
      ];
      console.log(
        `${language.name}: ${current.length} of ${all.length} files with words are up to date.`,
      );
      for (const line of lines) console.log(`  ${line}`);
      return compiles(language.tag) && lines.length === 0;
    })
    .every(Boolean);
}

const textOf = (file: string): string => plainly(readFileSync(join(root, file), 'utf8'));

/** The texts of an English file, with those of its translation. */
function textsOf({ file, translation, state }: Translation): Texts {
  const own = state === 'missing' ? [] : unitsOf(translation, textOf(translation));
  const targets = new Map(own.map(({ path, text }) => [path, text]));
  const units = unitsOf(file, textOf(file));
  return {
    file,
    isCurrent: state === 'current',
    units: units.map((unit) => ({ ...unit, target: targets.get(unit.path) })),
  };
}

/** Writes the texts of a language for translators. */
function send(language: Language): void {
  const all = translationsOf(language).map(textsOf);
  const { tag } = language;
  writeFileSync(join(root, `${tag}.xlf`), xliff(all, sourceLanguage, tag));
  writeFileSync(join(root, `${tag}.csv`), table(all));
  const count = all.reduce((sum, { units }) => sum + units.length, 0);
  console.log(`${tag}.xlf and ${tag}.csv have ${count} texts of ${all.length} files.`);
}

/** @throws Error if the text is written in another way, as spreadsheets may do */
function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not written in UTF-8; save it as "CSV UTF-8"');
  }
}

/** Puts what a translator has sent into the files of a language. Nothing is written if a text can't be right. */
function take(from: string, { tag }: Language): readonly string[] {
  const text = utf8(readFileSync(from));
  const returned = /\.csv$/i.test(from) ? returnedTable(text) : returnedXliff(text, tag);
  if (returned.length === 0)
    return [
      `${from} has no texts; it has to be XLIFF 2 or a table, as npm run languages -- export ${tag} writes them`,
    ];
  const files = [...new Set(returned.map(({ file }) => file))]
    .filter((file) => /^src\/(?!.*\.\.)/.test(file) && existsSync(join(root, file)))
    .map((file) => translationOf(file, tag));
  const known = new Map(files.map((one) => [one.file, textsOf(one).units]));
  const faults = faultsOfReturned(from, returned, known);
  if (faults.length > 0) return faults;
  return files.flatMap(({ file, translation, state, stamp }) => {
    const own = returned.filter(
      (one) =>
        one.file === file &&
        isTranslated(
          one,
          known.get(file)?.find(({ path }) => path === one.path),
          state === 'current',
        ),
    );
    const targets = new Map(own.map(({ path, target }) => [path, target]));
    const english = { file, text: textOf(file), stamp };
    const present = state === 'missing' ? undefined : textOf(translation);
    const open =
      state === 'old' && present !== undefined
        ? stillOld(english, { file: translation, text: present }, new Set(targets.keys()))
        : [];
    if (own.length === 0) return open;
    const before = open.length > 0 ? stampIn.exec(present ?? '')?.[0] : undefined;
    const mark = `${file}, ${before ?? `as of ${stamp}`}`;
    const { text: made, lost } = translated(translation, mark, english.text, present, targets);
    writeFileSync(join(root, translation), made);
    return [
      ...lost.map((path) => `${translation} has no place for ${path} of ${file}; write it there`),
      ...open,
    ];
  });
}

/** What `take` says; a file that can't be read is one sentence, too. */
function faultsOfTaking(from: string, language: Language): readonly string[] {
  try {
    return take(from, language);
  } catch (error) {
    const [, line = '', why] = /^(?:line (\d+): )?(.*)$/s.exec((error as Error).message) ?? [];
    return [`${from}${line && `:${line}`} can’t be read: ${why}`];
  }
}

const [what, name = ''] = process.argv.slice(2);
const tag = what === 'import' ? basename(name).replace(/\.\w+$/, '') : name;
const language = languages.find((one) => one.tag === tag);
if (what === undefined) process.exitCode = check() ? 0 : 1;
else if (what !== 'export' && what !== 'import') {
  console.error(
    `npm run languages knows export and import, and not ${what}: write \`npm run languages -- export fr\`, or \`-- import fr.xlf\`.`,
  );
  process.exitCode = 1;
} else if (!language || language.tag === sourceLanguage) {
  console.error(
    `src/config/languages.ts has no ${tag || 'language of that name'} to translate to; add it with its pages first. A file that came back is called by its language, such as fr.xlf.`,
  );
  process.exitCode = 1;
} else if (what === 'export') send(language);
else {
  const faults = faultsOfTaking(name, language);
  for (const line of faults) console.error(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
