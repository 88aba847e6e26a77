import { readFileSync } from 'node:fs';

import { Blob, Face } from 'harfbuzzjs';

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
  const missing = missingGlyphs(text, files).map(
    (character) =>
      `"${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`,
  );
  if (missing.length === 0) return;
  throw new Error(
    `${place}: no typeface has ${missing.join(', ')}. Write it otherwise, or add a typeface that has it to fallbackTypefaces in src/config/typeface.ts, such as 'Noto Sans JP' for Japanese.`,
  );
}
