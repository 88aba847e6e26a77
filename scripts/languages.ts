/**
 * `npm run languages`: for each language besides English, which words have no translation, which are older than their
 * English, and what its files lack. Exits with status 1 if there is any.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

import { isTranslation, overlayOf, sourceLanguage } from '../generator/languages/overlay.ts';
import { orphans, remedyOf, translationsOf } from '../generator/languages/translations.ts';
import { languages } from '../src/config/languages.ts';
import { root } from './commands.mjs';

/**
 * Writes a module as the compiler reads it; if it is translated, its English one beside it.
 * @returns whether it is
 */
function copyForCompiler(name: string, tag: string, folder: string): boolean {
  const translation = overlayOf(name, tag);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const english = readFileSync(join(root, name), 'utf8');
  const translated = existsSync(join(root, translation));
  if (translated) {
    const itself = `./${basename(name)}`;
    const text = readFileSync(join(root, translation), 'utf8');
    write(name, text.replaceAll(`'${itself}'`, `'${overlayOf(itself, sourceLanguage)}'`));
    write(overlayOf(name, sourceLanguage), english);
  } else write(name, english);
  return translated;
}

/**
 * Compiles with the language's files in place of the English ones, so that the compiler names what they lack. It reads
 * copies: with its own option for suffixes, a translation that builds on its English module would import itself.
 */
function compiles(tag: string): boolean {
  const folder = join(root, '.build', 'languages', tag);
  rmSync(folder, { recursive: true, force: true });
  const translated = globSync('{src,generator}/**/*.{ts,tsx,mjs,json}', { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !isTranslation(name) && !/\.(?:test|spec|trial)\.tsx?$/.test(name))
    .filter((name) => copyForCompiler(name, tag, folder));
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
  const faults = translated.reduce((text, name) => {
    const english = overlayOf(name, sourceLanguage);
    return text.replaceAll(`${name}(`, `${overlayOf(name, tag)}(`).replaceAll(english, name);
  }, stdout);
  process.stdout.write(faults);
  return status === 0;
}

for (const language of languages) {
  if (language.tag === sourceLanguage) continue;
  const all = translationsOf(language);
  const current = all.filter(({ state }) => state === 'current');
  const lines = [...all.map(remedyOf).filter(Boolean), ...orphans(language)];
  console.log(
    `${language.name}: ${current.length} of ${all.length} files with words are up to date.`,
  );
  for (const line of lines) console.log(`  ${line}`);
  if (!compiles(language.tag) || lines.length > 0) process.exitCode = 1;
}
