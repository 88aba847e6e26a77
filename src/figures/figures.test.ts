import { brotliCompressSync } from 'node:zlib';

import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';

import { typefaceFiles } from '../../generator/styles/typefaces.ts';
import { articleFigure, articleFigureNames } from './articles/figures.ts';
import { caseStrip, paperCover } from './pages/covers.ts';
import { logoFigure } from './logo.ts';
import type { Figure } from './pen/model.ts';
import { monogramFigure } from './pages/monogram.ts';
import { nightPalette } from './pen/palette.ts';
import { spectrumFigure } from './scenes/quantum-states.ts';
import { standingWaveFigure } from './pages/waves.ts';
import { toSvg } from './pen/to-svg.ts';

const font = { loadSystemFonts: false, fontFiles: typefaceFiles('400Regular') };

const all: readonly (() => Figure)[] = [
  standingWaveFigure,
  spectrumFigure,
  () => paperCover({ count: 3, lit: 0, text: 'Three' }),
  () => paperCover({ count: 3_309, lit: 64, text: 'Thousands' }),
  () => caseStrip([1, 1, 1]),
  () => caseStrip([4, 3, 3, 2]),
  () => logoFigure('Sample'),
  () => monogramFigure('Ada Lovelace'),
  ...articleFigureNames.map((name) => () => articleFigure(name)),
];

describe.each(all.map((draw) => ({ draw, name: draw().title })))('$name', ({ draw }) => {
  const figure = draw();

  test('stays within its frame, strokes included', () => {
    const box = new Resvg(toSvg(figure, nightPalette), { font }).getBBox();
    if (!box) throw new Error('Nothing is drawn');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(figure.width);
    // The bars of the spectrum are drawn by a stretched stroke: only its ends can be checked.
    if (figure.stretch) return;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(figure.height);
  });

  test('holds finite numbers with at most two decimals', () => {
    const paths = figure.marks.map((mark) => ('d' in mark ? mark.d : '')).join(' ');
    expect(paths).not.toMatch(/[^MmLlHhVvCcAaZz\d\s.-]/);
    expect(paths).not.toMatch(/\.\d{3}/);
  });

  test('is small', () => {
    expect(brotliCompressSync(toSvg(figure, nightPalette)).length).toBeLessThan(2048);
  });
});
