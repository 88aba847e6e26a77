import { brotliCompressSync } from 'node:zlib';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { Figure as FigureView } from '../ui/figure.tsx';
import { barrierFigure } from './barrier.ts';
import { baselineFigure } from './baseline.ts';
import { braidFigure } from './braid.ts';
import { decayFigure } from './decay.ts';
import { extent } from './extent.ts';
import { hilbertFigure } from './hilbert.ts';
import { latticeFigure } from './lattice.ts';
import { lensFigure } from './lens.ts';
import { logoFigure } from './logo.ts';
import { meshRouteFigure } from './mesh-route.ts';
import { merkleTreeFigure } from './merkle-tree.ts';
import type { Figure } from './model.ts';
import { moscaFigure } from './mosca.ts';
import { nightPalette } from './palette.ts';
import { phaseCellFigure } from './phase-cell.ts';
import { pipelineFigure } from './pipeline.ts';
import { phasorFigure } from './phasor.ts';
import { queueFigure } from './queue.ts';
import { scatterFigure } from './scatter.ts';
import { sealedCellFigure } from './sealed-cell.ts';
import { sharesFigure } from './shares.ts';
import { spectrumFigure } from './spectrum.ts';
import { standingWaveFigure } from './standing-wave.ts';
import { stringModesFigure } from './string-modes.ts';
import { toSvg } from './to-svg.ts';
import { wireSizesFigure } from './wire-sizes.ts';

const features: readonly (() => Figure)[] = [
  latticeFigure,
  sealedCellFigure,
  decayFigure,
  scatterFigure,
  meshRouteFigure,
  baselineFigure,
];

const all: readonly (() => Figure)[] = [
  ...features,
  standingWaveFigure,
  sharesFigure,
  barrierFigure,
  phaseCellFigure,
  phasorFigure,
  spectrumFigure,
  braidFigure,
  () => pipelineFigure(),
  wireSizesFigure,
  hilbertFigure,
  () => moscaFigure(),
  () => merkleTreeFigure(),
  queueFigure,
  lensFigure,
  () => stringModesFigure([true, false, true, false, true, false]),
  () => logoFigure('Sample'),
];

const compressed = (text: string): number => brotliCompressSync(text).length;

describe.each(all.map((draw) => ({ draw, name: draw().title })))('$name', ({ draw }) => {
  const figure = draw();

  test('is the same each time', () => {
    expect(draw()).toEqual(figure);
  });

  test('stays within its frame, strokes included', () => {
    const { x, y, width, height } = extent(figure);
    // The bars of the spectrum are drawn by a stretched stroke: only its ends can be checked.
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(figure.width);
    if (figure.stretch) return;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(figure.height);
  });

  test('holds no number that is not one, and none longer than two decimals', () => {
    const paths = figure.marks.map((mark) => ('d' in mark ? mark.d : '')).join(' ');
    expect(paths).not.toMatch(/[^MmLlHhVvCcAaZz\d\s.-]/);
    expect(paths).not.toMatch(/\.\d{3}/);
  });

  test('is small', () => {
    expect(compressed(toSvg(figure, nightPalette))).toBeLessThan(1024);
  });
});

test('the six feature figures together leave the home page room', () => {
  const markup = features
    .map((draw) => renderToStaticMarkup(createElement(FigureView, { figure: draw() })))
    .join('');
  expect(compressed(markup)).toBeLessThan(3500);
});
