import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';

import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import type { Figure } from '../../src/figures/model.ts';
import { nightPalette, paperPalette } from '../../src/figures/palette.ts';
import { spectrumFigure } from '../../src/figures/spectrum.ts';
import { toSvg } from '../../src/figures/to-svg.ts';
import type { IsoDay } from '../../src/lib/dates.ts';
import { cached } from '../cached.ts';
import { compilerVersions, typst } from './typst.ts';

/** A document: its Typst source and what that source is given. */
export type PdfSource = {
  /** Path of the source under `build/pdf/`. */
  main: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** The document's own date. It stands in the properties, so that two builds give the same bytes. */
  date: IsoDay;
  /** What the foot of every page calls this edition. */
  edition: string;
  /** Drawings by the name the source knows them under. */
  figures: Readonly<Record<string, Figure>>;
  /** Values of the source's own, from the content records. */
  data?: object;
};

function inputOf({ main: _, figures, date, data, ...rest }: PdfSource): string {
  const [year, month, day] = date.split('-').map(Number);
  const drawings = { logo: logoFigure(site.name), ...figures };
  const described = ({ title, description }: Figure) => `${title}. ${description}`;
  const spectrum = spectrumFigure();
  return JSON.stringify({
    vendor: site.name,
    email: site.email,
    phone: site.phone.display,
    ...rest,
    ...data,
    date: { year, month, day },
    figures: Object.fromEntries([
      // The divider stands on a dark bar on paper too.
      ['spectrum', { svg: toSvg(spectrum, nightPalette), alt: described(spectrum) }],
      ...Object.entries(drawings).map(([name, figure]) => [
        name,
        { svg: toSvg(figure, paperPalette), alt: described(figure) },
      ]),
    ]),
  });
}

/**
 * Compiles a document to a tagged PDF (PDF/UA-1). The same source gives the same bytes; one that was
 * compiled before comes from the cache.
 * @throws Error with Typst's own message, for example for a drawing without a text alternative
 */
export function compilePdf(source: PdfSource): Buffer {
  const main = join(import.meta.dirname, source.main);
  const data = inputOf(source);
  const texts = [join(import.meta.dirname, 'template.typ'), main].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return cached('pdf', [...compilerVersions, ...texts, data], () => compileAnew(source));
}

/** Compiles a document without looking into the cache. Throws like `compilePdf`. */
export function compileAnew(source: PdfSource): Buffer {
  const main = join(import.meta.dirname, source.main);
  const compiled = typst().compile({ mainFilePath: main, inputs: { data: inputOf(source) } });
  const { result } = compiled;
  if (!result || compiled.hasError()) {
    compiled.printErrors();
    throw new Error(`pdf: ${source.main} does not compile`);
  }
  return typst().pdf(result, { pdfStandard: PdfStandard.UA_1 });
}

/** How many pages a PDF of this compiler has, read from the file: the page tree states it. */
export function pagesOf(pdf: Buffer): number {
  const [, count] = /\/Type \/Pages\s[^>]*?\/Count (\d+)/.exec(pdf.toString('latin1')) ?? [];
  if (!count) throw new Error('pdf: the page tree was not found');
  return Number(count);
}
