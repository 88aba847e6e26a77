/**
 * `npm run languages`: for each language besides English, which words have no translation, which are older than their
 * English, and what its files lack. Exits with status 1 if there is any.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

import {
  isTranslation,
  overlayOf,
  sourceLanguage,
  withParents,
} from '../generator/languages/overlay.ts';
import { leftOf, orphans, remedyOf, translationsOf } from '../generator/languages/translations.ts';
import { languages } from '../src/config/languages.ts';
import { root } from './commands.mjs';

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

for (const language of languages) {
  if (language.tag === sourceLanguage) continue;
  const all = translationsOf(language);
  const current = all.filter(({ state }) => state === 'current');
  const lines = [...all.map(remedyOf).filter(Boolean), ...orphans(language), ...leftOf(language)];
  console.log(
    `${language.name}: ${current.length} of ${all.length} files with words are up to date.`,
  );
  for (const line of lines) console.log(`  ${line}`);
  if (!compiles(language.tag) || lines.length > 0) process.exitCode = 1;
}
