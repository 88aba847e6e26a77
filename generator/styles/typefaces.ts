import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

import { Blob, Face } from 'harfbuzzjs';

import { company, site } from '../../src/config/site.ts';
import { fallbackTypefaces, typeface } from '../../src/config/typeface.ts';
import { faultOf } from '../texts/plain-text.ts';

const { resolve } = createRequire(import.meta.url);

/** A file of a typeface's package for documents and pictures. Throws if that is not installed. */
function fileOf(name: string, file: string): string {
  const fromPackage = `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}`;
  try {
    return resolve(`${fromPackage}/${file}`);
  } catch {
    throw new Error(
      `src/config/typeface.ts: "${name}" has no ${file}: run npx -y npm@11.6.0 install --save-dev --save-exact ${fromPackage}`,
    );
  }
}

/** The manifest of a typeface's package; errors as in `typefaceFile`. */
export const typefaceManifest = (name: string): string => fileOf(name, 'package.json');

/**
 * Path of one weight of a typeface, such as `400Regular`.
 * @throws Error if its package is not installed
 */
export const typefaceFile = (weight: string, name: string = typeface): string =>
  fileOf(name, `${weight}/${name.replaceAll(' ', '')}_${weight}.ttf`);

/** The files of one weight for pictures: the site's typeface, then those that fill its gaps. */
export const typefaceFiles = (weight: string): string[] =>
  [typeface, ...fallbackTypefaces].map((name) => typefaceFile(weight, name));

const coverage = new Map<string, ReadonlySet<number>>();

function pointsOf(file: string): ReadonlySet<number> {
  const known = coverage.get(file);
  if (known) return known;
  const points = new Set(new Face(new Blob(readFileSync(file)), 0).collectUnicodes());
  coverage.set(file, points);
  return points;
}

/** Spaces, line breaks and marks that control a line are drawn without a glyph. */
const unseen = /[\p{C}\p{Z}\p{Variation_Selector}]/u;

/** The visible characters of a text that no font file has, each once. */
export function missingGlyphs(text: string, files: readonly string[]): readonly string[] {
  const all = files.map(pointsOf);
  return [...new Set(text.normalize())].filter(
    (character) =>
      !unseen.test(character) && !all.some((points) => points.has(character.codePointAt(0) ?? 0)),
  );
}

/**
 * Documents and pictures are drawn at build, where a missing glyph would be an empty box.
 * @param place the document or the page, for the error
 * @throws Error naming every character that no font file has
 */
export function checkGlyphs(text: string, files: readonly string[], place: string): void {
  const characters = missingGlyphs(text, files);
  if (characters.length === 0) return;
  const missing = characters.map(
    (character) =>
      `"${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`,
  );
  const facts = JSON.stringify([site, company]).normalize();
  const isOfFacts = characters.some((character) => facts.includes(character));
  throw faultOf(
    `${isOfFacts ? `src/config/site.ts, for ${place}` : place}: no typeface has ${missing.join(', ')}. Write it otherwise, or add a typeface that has it to fallbackTypefaces in src/config/typeface.ts, such as 'Noto Sans JP' for Japanese.`,
  );
}
