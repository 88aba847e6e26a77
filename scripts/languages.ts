/**
 * `npm run languages`: for each language besides English, which words have no translation, which are older than their
 * English, and what its files lack. Exits with status 1 if there is any.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import process from 'node:process';

import { overlayOf, sourceLanguage } from '../generator/languages/overlay.ts';
import { orphans, remedyOf, translationsOf } from '../generator/languages/translations.ts';
import { languages } from '../src/config/languages.ts';
import { root } from './commands.mjs';

/** Where a file of the copy that the compiler reads comes from. */
const originOf = (file: string, tag: string): string => {
  const overlay = overlayOf(file, tag);
  return existsSync(join(root, overlay)) ? overlay : file.replace(/\.source\.ts$/, '.ts');
};

/**
 * Compiles a copy in which the language's files stand in place of the English ones, so that the compiler names what
 * they lack. A translation that builds on its English module gets that as `home.source.ts`.
 * @returns the compiler's sentences, with the names of the files that they came from; empty if it has none
 */
function faultsOf(tag: string): string {
  const copy = join('.build', 'languages', tag);
  rmSync(join(root, copy), { recursive: true, force: true });
  for (const folder of ['src', 'generator', 'scripts'])
    cpSync(join(root, folder), join(root, copy, folder), { recursive: true });
  for (const name of globSync(`src/**/*.${tag}.ts`, { cwd: root })) {
    const english = name.replace(`.${tag}.ts`, '.ts');
    const self = `./${basename(english)}`;
    const at = (file: string) => join(root, copy, file);
    renameSync(at(english), at(english.replace(/\.ts$/, '.source.ts')));
    const text = readFileSync(at(name), 'utf8');
    writeFileSync(
      at(english),
      text.replaceAll(`'${self}'`, `'${self.replace(/\.ts$/, '.source.ts')}'`),
    );
    rmSync(at(name));
  }
  const include = ['src', 'generator'];
  const exclude = ['src/content/samples/files', '**/*.test.ts', '**/*.trial.ts', '**/*.spec.ts'];
  const config = { extends: '../../../tsconfig.json', include, exclude };
  writeFileSync(join(root, copy, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', copy], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.replaceAll(/^\S+?(?=\(\d+,\d+\))/gm, (file) => originOf(relative(copy, file), tag));
}

for (const language of languages) {
  if (language.tag === sourceLanguage) continue;
  const all = translationsOf(language);
  const current = all.filter(({ state }) => state === 'current');
  const lines = [
    ...all.map(remedyOf).filter(Boolean),
    ...orphans(language).map((file) => `${file} translates a file that is gone; delete it`),
  ];
  console.log(
    `${language.name}: ${current.length} of ${all.length} files with words are up to date.`,
  );
  for (const line of lines) console.log(`  ${line}`);
  const faults = faultsOf(language.tag);
  if (faults !== '') console.log(faults);
  if (faults !== '' || lines.length > 0) process.exitCode = 1;
}
