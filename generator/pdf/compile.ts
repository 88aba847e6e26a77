import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import { site } from '../../src/config/site.ts';
import { codeTypeface, fallbackTypefaces, typeface } from '../../src/config/typeface.ts';
import { printed } from '../../src/content/product/printed.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import { spectrumFigure } from '../../src/figures/scenes/quantum-states.ts';
import type { Figure } from '../../src/figures/pen/model.ts';
import { nightPalette, paperPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import type { IsoDay } from '../../src/lib/time/dates.ts';
import type { PagePath } from '../../src/routes.ts';
import { keptBytes } from '../files/stage.ts';
import { sourceLanguage } from '../languages/overlay.ts';
import { checkGlyphs, typefaceFile, typefaceFiles, typefaceManifest } from '../styles/typefaces.ts';
import { faultAt, faultOf, plainText } from '../texts/plain-text.ts';

const content = resolve(import.meta.dirname, '../../src/content');

function start(): NodeCompiler {
  const faces = [
    ...[typeface, codeTypeface].flatMap((name) => {
      const cwd = dirname(typefaceManifest(name));
      return globSync('*/*.ttf', { cwd })
        .toSorted()
        .map((file) => join(cwd, file));
    }),
    // Whole alphabets are large.
    ...fallbackTypefaces.flatMap((name) =>
      ['400Regular', '600SemiBold'].map((weight) => typefaceFile(weight, name)),
    ),
  ];
  const fontBlobs = faces.map((face) => readFileSync(face));
  return NodeCompiler.create({ workspace: content, fontArgs: [{ fontBlobs }] });
}

let compiler: NodeCompiler | undefined;

/** The Typst compiler, started once on first use, because it reads all fonts. */
const typst = (): NodeCompiler => (compiler ??= start());

export type PdfSource = {
  /** The page with which it is on the site. */
  page: PagePath;
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

function inputOf({ page: _page, main: _main, figures, date, data, ...rest }: PdfSource): string {
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
  const [text, data] = [textOf(source), inputOf(source)];
  const place = `${fileOf(source.main)} (${source.title})`;
  // What is only read aloud needs no glyph.
  const drawn = data.replaceAll(/<(?:title|desc)\b[^<]*|"alt":"(?:[^"\\]|\\.)*"/g, '');
  checkGlyphs(template + text + drawn, fontFiles, place);
  return keptBytes('pdf', [text, data], () => compileText(source.main, text, data));
}

/** A message of Typst, which its types leave out. Lines count from 0; 1 is an error. */
type Diagnostic = {
  readonly path: string;
  readonly range: { readonly start: { readonly line: number } } | null;
  readonly severity: number;
  readonly message: string;
};

/** Signs that begin markup in Typst, by what it says where an author meant the sign itself. */
const signs: readonly (readonly [said: RegExp, sign: string])[] = [
  [/^label `.*` does not exist/, '@'],
  [/^unknown variable|^expected expression/, '#'],
  [/^unclosed delimiter/, '$'],
  [/^unclosed delimiter/, '*'],
  [/^unclosed delimiter/, '_'],
  [/^unclosed raw text/, '`'],
];

/** What Typst says about a document, with files and lines. */
function documentFault(diagnostics: readonly Diagnostic[], main: string, text: string): Error {
  const lines = text.split('\n');
  const faults = diagnostics
    .filter(({ severity }) => severity === 1)
    .map(({ path, range, message }) => {
      const line = range?.start.line ?? 0;
      const isText = path === join(content, main);
      const written = isText ? (lines[line] ?? '') : '';
      const meant = signs.find(([said, sign]) => said.test(message) && written.includes(sign));
      const remedy = meant ? `; a ${meant[1]} that stands for itself is written \\${meant[1]}` : '';
      const file = isText ? fileOf(main) : `generator/pdf/${basename(path)}`;
      return faultAt(file, line + 1, `${message}${remedy}`).message;
    });
  return faultOf(...faults);
}

/**
 * Compiles a document without the cache. Throws like `compilePdf`.
 * @param main path of the text under `src/content/`
 * @param data for the template, as JSON
 */
export function compileText(main: string, text: string, data: string): Buffer {
  const mainFilePath = join(content, main);
  typst().addSource(join(content, 'template.typ'), template);
  typst().addSource(mainFilePath, text);
  const compiled = typst().compile({ mainFilePath, inputs: { data } });
  if (compiled.result) return typst().pdf(compiled.result);
  const error = compiled.takeError();
  throw documentFault(error ? typst().fetchDiagnostics(error) : [], main, text);
}
