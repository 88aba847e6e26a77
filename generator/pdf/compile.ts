import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';

import { site } from '../../src/config/site.ts';
import { codeTypeface, fallbackTypefaces, typeface } from '../../src/config/typeface.ts';
import { printed } from '../../src/content/product/printed.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import { spectrumFigure } from '../../src/figures/scenes/quantum-states.ts';
import type { Figure } from '../../src/figures/pen/model.ts';
import { nightPalette, paperPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import type { IsoDay } from '../../src/lib/time/dates.ts';
import { cached } from '../files/cached.ts';
import { sourceLanguage } from '../languages/overlay.ts';
import { checkGlyphs, typefaceFile, typefaceFiles, typefaceManifest } from '../styles/typefaces.ts';
import { faultAt, faultOf, plainText } from '../texts/plain-text.ts';

const require = createRequire(import.meta.url);
const wasm = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
const packages = [
  join(dirname(wasm), '../package.json'),
  ...[typeface, codeTypeface, ...fallbackTypefaces].map(typefaceManifest),
];

/** Manifests of the compiler and the fonts, which a document's bytes depend on. */
const compilerVersions: readonly string[] = packages.map((file) => readFileSync(file, 'utf8'));

async function start(): Promise<TypstCompiler> {
  initSync({ module: readFileSync(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const faces = [
    ...[typeface, codeTypeface].flatMap((name) =>
      globSync(join(dirname(typefaceManifest(name)), '*/*.ttf')).toSorted(),
    ),
    // Whole alphabets are large.
    ...fallbackTypefaces.flatMap((name) =>
      ['400Regular', '600SemiBold'].map((weight) => typefaceFile(weight, name)),
    ),
  ];
  for (const face of faces) await builder.add_raw_font(readFileSync(face));
  return builder.build();
}

let compiler: Promise<TypstCompiler> | undefined;

/** The Typst compiler, started once on first use, because it reads all fonts. */
export const typst = (): Promise<TypstCompiler> => (compiler ??= start());

export type PdfSource = {
  /** Path of the text under `src/content/`. */
  main: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** The date in the PDF's properties. It makes builds reproducible. */
  date: IsoDay;
  edition: string;
  figures: Readonly<Record<string, Figure>>;
  data?: object;
};

/** Countries that use US Letter (CLDR); all others use A4. */
const letterCountries: ReadonlySet<string> = new Set(
  'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '),
);

function inputOf({ main: _, figures, date, data, ...rest }: PdfSource): string {
  const [year, month, day] = date.split('-').map(Number);
  const drawings = { logo: logoFigure(site.name), ...figures };
  const described = ({ title, description }: Figure) => `${title}. ${description}`;
  const spectrum = spectrumFigure();
  return JSON.stringify({
    vendor: site.name,
    email: site.email,
    reachedAt: `${site.email}${site.phone.display && `, ${site.phone.display}`}`,
    notice: site.sampleNotice,
    accent: paperPalette.signal,
    // Of the texts, which have no translations.
    language: sourceLanguage,
    typefaces: [typeface, ...fallbackTypefaces],
    paper: letterCountries.has(site.address.countryCode) ? 'us-letter' : 'a4',
    facts: printed,
    ...rest,
    ...data,
    date: { year, month, day },
    figures: Object.fromEntries([
      // The divider is on a dark bar in documents, too.
      ['spectrum', { svg: toSvg(spectrum, nightPalette), alt: described(spectrum) }],
      ...Object.entries(drawings).map(([name, figure]) => [
        name,
        { svg: toSvg(figure, paperPalette), alt: described(figure) },
      ]),
    ]),
  });
}

const template = readFileSync(resolve(import.meta.dirname, 'template.typ'), 'utf8');

const fileOf = (main: string): string => `src/content/${main}`;

const textOf = ({ main }: PdfSource): string =>
  plainText(
    readFileSync(resolve(import.meta.dirname, '../..', fileOf(main)), 'utf8'),
    fileOf(main),
  );

const fontFiles = [...typefaceFiles('400Regular'), typefaceFile('400Regular', codeTypeface)];

/**
 * Compiles a document to a tagged PDF, or returns it from the cache. The same source gives the same bytes.
 * @throws Error with file, line and Typst's message, for example for a figure without a text alternative, or naming a
 *   character that no typeface has
 */
export async function compilePdf(source: PdfSource): Promise<Buffer> {
  const texts = [template, textOf(source), inputOf(source)];
  checkGlyphs(texts.join(''), fontFiles, `src/content/${source.main} (${source.title})`);
  return cached('pdf', [...compilerVersions, ...texts], () => compileAnew(source));
}

/** The compiler's result, which its own types leave untyped. */
type Compiled = {
  result?: Uint8Array;
  diagnostics?: readonly Diagnostic[];
};

/** A message of Typst. Its lines count from 0. */
type Diagnostic = { path: string; range: string; severity: string; message: string };

/** Signs that begin markup in Typst, by what it says where an author meant the sign itself. */
const signs: readonly (readonly [said: RegExp, sign: string])[] = [
  [/^label `.*` does not exist/, '@'],
  [/^unknown variable|^expected expression/, '#'],
  [/^unclosed delimiter/, '$'],
  [/^unclosed delimiter/, '*'],
  [/^unclosed delimiter/, '_'],
  [/^unclosed raw text/, '`'],
];

/**
 * What Typst says about a document, with files and lines.
 * @param main path of the text under `src/content/`
 */
export function documentFault(diagnostics: readonly Diagnostic[], main: string, text: string) {
  const lines = text.split('\n');
  const faults = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ path, range, message }) => {
      const line = Number.parseInt(range, 10);
      const isText = path === `/${main}`;
      const written = isText ? (lines[line] ?? '') : '';
      const meant = signs.find(([said, sign]) => said.test(message) && written.includes(sign));
      const remedy = meant ? `; a ${meant[1]} that stands for itself is written \\${meant[1]}` : '';
      const file = isText ? fileOf(main) : `generator/pdf${path}`;
      return faultAt(file, line + 1, `${message}${remedy}`).message;
    });
  return faultOf(...faults);
}

/** Compiles a document without the cache. Throws like `compilePdf`. */
async function compileAnew(source: PdfSource): Promise<Buffer> {
  const compiler = await typst();
  compiler.add_source('/template.typ', template);
  compiler.add_source(`/${source.main}`, textOf(source));
  const { result, diagnostics = [] }: Compiled = compiler.compile(
    `/${source.main}`,
    [['data', inputOf(source)]],
    'pdf',
    fullDiagnostics,
  );
  if (result) return Buffer.from(result);
  throw documentFault(diagnostics, source.main, textOf(source));
}

/** The diagnostics format that includes positions. */
const fullDiagnostics = 3;
