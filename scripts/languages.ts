/**
 * `npm run languages`: for each language besides English, which words have no translation, which are older than their
 * English, and what its files lack. Exits with status 1 if there is any.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { sourceLanguage } from '../generator/languages/overlay.ts';
import { orphans, type Translation, translationsOf } from '../generator/languages/translations.ts';
import { languages } from '../src/config/languages.ts';
import { root, succeeds } from './commands.mjs';

const remedies: Readonly<
  Record<Exclude<Translation['state'], 'current'>, (one: Translation) => string>
> = {
  missing: ({ translation }) => `${translation} is missing`,
  unmarked: ({ translation, file, stamp }) =>
    `${translation} does not say what it was made from; write in its first line: From ${file}, as of ${stamp}`,
  old: ({ translation, file, stamp }) =>
    `${translation} is older than ${file}; bring it up to date, and write in its first line: as of ${stamp}`,
};

/** Compiles with the language's files in place of the English ones, so that the compiler names what they lack. */
function compiles(tag: string): boolean {
  const file = join('.build', `tsconfig.${tag}.json`);
  mkdirSync(join(root, '.build'), { recursive: true });
  const compilerOptions = { moduleSuffixes: [`.${tag}`, ''] };
  const config = {
    extends: '../tsconfig.json',
    compilerOptions,
    include: ['../src', '../generator'],
  };
  writeFileSync(join(root, file), JSON.stringify(config));
  return succeeds('tsc', ['-p', file]);
}

for (const language of languages) {
  if (language.tag === sourceLanguage) continue;
  const all = translationsOf(language);
  const current = all.filter(({ state }) => state === 'current');
  const lines = [
    ...all.flatMap((one) => (one.state === 'current' ? [] : [remedies[one.state](one)])),
    ...orphans(language).map((file) => `${file} translates a file that is gone; delete it`),
  ];
  console.log(
    `${language.name}: ${current.length} of ${all.length} files with words are up to date.`,
  );
  for (const line of lines) console.log(`  ${line}`);
  if (!compiles(language.tag) || lines.length > 0) process.exitCode = 1;
}
