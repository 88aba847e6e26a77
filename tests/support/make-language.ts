/**
 * Writes translations to a made-up language into the project: `node tests/support/make-language.ts he`. Its words are the
 * English ones in other letters, as many as there; names, values, addresses and code stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { translated } from '../../tools/languages/new-translation.ts';
import { translationsOf } from '../../generator/languages/translations.ts';
import { placeholders, unitsOf } from '../../generator/languages/units.ts';
import { languagesOf } from '../../src/config/is-published.ts';
import { languages } from '../../src/config/languages.ts';
import { directionOf } from '../../src/lib/text/script.ts';
import { leadElsewhere } from './lead-elsewhere.ts';
import { isName, madeUp } from './right-to-left.ts';

const root = resolve(import.meta.dirname, '../..');

/** A text in other letters. */
function inLetters(text: string, own: string): string {
  const change = (words: string) =>
    words.replaceAll(/\S+/g, (token) =>
      isName.test(token)
        ? token
        : token.replaceAll(
            /[a-z]/gi,
            (letter) => own[letter.toLowerCase().charCodeAt(0) - 97] ?? letter,
          ),
    );
  let end = 0;
  const pieces = [...text.matchAll(placeholders)].flatMap(({ 0: code, index }) => {
    const before = text.slice(end, index);
    end = index + code.length;
    return [change(before), code];
  });
  return pieces.join('') + change(text.slice(end));
}

/** Pictures are drawn with typefaces that may lack these letters. */
const isDrawn = (file: string, path: string): boolean =>
  file.startsWith('src/figures/') ||
  /^(?:(?:head\.)?title|furtherTitle|blog\.categories\.\w+\.title)$/.test(path);

const isMissing = (address: string) =>
  address.startsWith('/') && !address.includes('.') && languagesOf(address).length === 0;

const tag = process.argv[2] ?? '';
const language = languages.find((one) => one.tag === tag);
if (!language) throw new Error(`src/config/languages.ts has no ${tag}`);
const own = madeUp[directionOf(tag)];
/** Of JSON, programs read all but the sentences. */
const translatedWords = (text: string): string =>
  text.startsWith('{\n')
    ? text.replaceAll(/(?<=": ")[^" ]+ [^"]*/g, (sentence) => inLetters(sentence, own))
    : inLetters(text, own);
for (const { file, translation, state, stamp } of translationsOf(language)) {
  if (state !== 'missing') continue;
  const english = readFileSync(join(root, file), 'utf8');
  const targets = unitsOf(file, english).map(
    ({ path, text }) => [path, isDrawn(file, path) ? text : translatedWords(text)] as const,
  );
  const from = `${file}, as of ${stamp}`;
  const { text } = translated(translation, from, english, undefined, new Map(targets));
  writeFileSync(join(root, translation), leadElsewhere(text, isMissing));
}
