import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

import { codeTypeface, typeface, weights } from '../../src/config/typeface.ts';
import { language } from '../../src/config/language.ts';
import { keptBytes } from '../files/stage.ts';
import { isTranslation, withParents } from '../languages/overlay.ts';
import { root } from '../texts/plain-text.ts';

type Span = readonly [from: number, to: number];

const hex = (point: number) => point.toString(16).toUpperCase();
const spanText = ([from, to]: Span) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`;

/** The spans of a CSS `unicode-range`, without wildcards. */
function spansOf(range: string): Span[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** The code points of a text, each once, ascending. */
export const codePointsIn = (text: string): number[] =>
  [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);

export const inRange = (point: number, range: string): boolean =>
  spansOf(range).some(([from, to]) => from <= point && point <= to);

/** The `unicode-range` of ascending code points. */
export function unicodeRangeOf(points: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans.map(spanText).join(',');
}

/** A `unicode-range` without some code points. */
export function withoutPoints(range: string, points: readonly number[]): string {
  const left = spansOf(range).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
  return unicodeRangeOf(left.filter((point) => !points.includes(point)).toSorted((a, b) => a - b));
}

/** Where `src/styles` import the faces from. */
const directory = join(root, '.build', 'fonts');
const { resolve: fileOf } = createRequire(import.meta.url);

/**
 * What visitors can type on most keyboards, spaces that keep words together, the line breaks of code, and the bullet, for
 * which Chromium now and then loads a font even where it draws the disc of a list itself.
 */
const always = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00A0\u202F\t\n\u2022`;

/** Signs are left to the system's fonts where the Latin file lacks them: a dagger is not worth an alphabet. */
const signs = Array.from({ length: 0xc00 }, (_, i) => 0x2000 + i);

/** Everything that pages may print: the characters of the sources, a few more than those of the pages. */
function printedCharacters(): string {
  const files = globSync('src/**/*.{ts,tsx,mdx,css}', {
    cwd: root,
    exclude: ['**/*.{test,spec,trial}.ts'],
  }).filter(
    (file) =>
      !isTranslation(file) || withParents(language).some((tag) => file.includes(`.${tag}.`)),
  );
  const characters = new Set(always);
  // The others are few, and there may be ten thousand articles.
  for (const file of files)
    for (const [character] of readFileSync(join(root, file), 'utf8').matchAll(/[^\0-\x7F]/gu))
      characters.add(character);
  return [...characters].join('');
}

type Family = {
  /** Its name in style sheets. */
  readonly name: string;
  readonly typeface: string;
  /** A single weight, or the lightest and heaviest of a variable font. */
  readonly weight: number | { min: number; max: number };
  /** The OpenType features it keeps: what browsers apply by default, and digits of one width. */
  readonly features: readonly string[];
};

const sans: Family = {
  name: 'Site Sans',
  typeface,
  weight: weights,
  features: ['calt', 'ccmp', 'kern', 'liga', 'mark', 'tnum'],
};
const mono: Family = {
  name: 'Site Mono',
  typeface: codeTypeface,
  weight: weights.min,
  features: [],
};

/** The package of a family: `host-grotesk` for Host Grotesk, and its ranges by subset, such as `latin`. */
function packageOf(family: Family) {
  const name = family.typeface.toLowerCase().replaceAll(' ', '-');
  const folder = join(fileOf(`@fontsource-variable/${name}/package.json`), '..');
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = (subset: string) => join(folder, 'files', `${name}-${subset}-wght-normal.woff2`);
  const { latin, ...others } = ranges;
  if (!latin) throw new Error(`web fonts: ${family.typeface} has no Latin letters`);
  return { latin, others, file };
}

function face({ name, weight }: Family, file: string, range: string): string {
  const shown = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`;
  return `@font-face {
  font-family: '${name}';
  font-weight: ${shown};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`;
}

/** Writes the font file for what the site prints. Returns its face, and that of the Latin letters it leaves out. */
async function writeLatin(family: Family, printed: string) {
  const { latin, file } = packageOf(family);
  const points = codePointsIn(printed).filter((point) => inRange(point, latin));
  const whole = readFileSync(file('latin'));
  // Browsers need no names of its weights.
  const tables = { keepFeatures: family.features, dropTables: ['STAT'] };
  const text = String.fromCodePoint(...points);
  const name = family.name.toLowerCase().replaceAll(' ', '-');
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: family.weight },
    ...tables,
  } as const;
  const inputs = [whole, text, JSON.stringify(options)];
  const subset = await keptBytes('font', inputs, () => subsetFont(whole, text, options));
  writeFileSync(join(directory, `${name}.woff2`), subset);
  writeFileSync(join(directory, `${name}-rest.woff2`), whole);
  return {
    printed: face(family, `${name}.woff2`, unicodeRangeOf(points)),
    rest: face(family, `${name}-rest.woff2`, withoutPoints(latin, points)),
  };
}

/** Other alphabets of the text's typeface, whole. */
function writeOthers(family: Family): string {
  const { others, file } = packageOf(family);
  return Object.entries(others)
    .map(([subset, range]) => {
      const name = `${subset}.woff2`;
      writeFileSync(join(directory, name), readFileSync(file(subset)));
      return face(family, name, withoutPoints(range, signs));
    })
    .join('');
}

/** The style sheets of the fonts, which say what characters these have. */
const sheets = ['faces.css', 'further-faces.css'].map((name) => join(directory, name));

/** The text of the fonts' style sheets: with a character that only an article has, they are others. */
export const fontFaces = (): readonly string[] => sheets.map((file) => readFileSync(file, 'utf8'));

/**
 * Makes the web fonts before style sheets are read: `faces.css` with the text's characters that the site prints, for the
 * inline styles, and `further-faces.css` with the font of code, in one weight, and all other characters. A
 * browser fetches only the files that a page's characters need.
 * @throws Error if a package of `src/config/typeface.ts` is not installed
 */
export function webFonts(): Plugin {
  return {
    name: 'web-fonts',
    async config() {
      mkdirSync(directory, { recursive: true });
      const printed = printedCharacters();
      const text = await writeLatin(sans, printed);
      const code = await writeLatin(mono, printed);
      const further = [code.printed, text.rest, code.rest, writeOthers(sans)];
      writeFileSync(join(directory, 'faces.css'), text.printed);
      writeFileSync(join(directory, 'further-faces.css'), further.join(''));
    },
  };
}
