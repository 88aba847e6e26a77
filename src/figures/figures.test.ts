import { brotliCompressSync } from 'node:zlib';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { Figure as FigureView } from '../ui/figure.tsx';
import { barrierFigure } from './barrier.ts';
import { baselineFigure } from './baseline.ts';
import { decayFigure } from './decay.ts';
import { energyLadderFigure } from './energy-ladder.ts';
import { extent } from './extent.ts';
import { greatCircleFigure } from './great-circle.ts';
import { gratingFigure } from './grating.ts';
import { latticeFigure } from './lattice.ts';
import { lensFigure } from './lens.ts';
import { logoFigure } from './logo.ts';
import { meshRouteFigure } from './mesh-route.ts';
import type { Figure } from './model.ts';
import { monogramFigure } from './monogram.ts';
import { multipletsFigure } from './multiplets.ts';
import { nightPalette } from './palette.ts';
import { orbitalFigure } from './orbitals.ts';
import { normalModesFigure } from './normal-modes.ts';
import { phaseCellFigure } from './phase-cell.ts';
import { phaseDiagramFigure } from './phase-diagram.ts';
import { phasorFigure } from './phasor.ts';
import { scatterFigure } from './scatter.ts';
import { sealedCellFigure } from './sealed-cell.ts';
import { sharesFigure } from './shares.ts';
import { solarElevationFigure } from './solar-elevation.ts';
import { spectrumFigure } from './spectrum.ts';
import { standingWaveFigure } from './standing-wave.ts';
import { stepResponsesFigure } from './step-response.ts';
import { thinFilmFigure } from './thin-film.ts';
import { thinFilmsFigure } from './thin-films.ts';
import { strataFigure } from './strata.ts';
import { stringModesFigure } from './string-modes.ts';
import { toSvg } from './to-svg.ts';
import { waveletsFigure, wide } from './wavelets.ts';

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
  () => thinFilmFigure(28),
  () => thinFilmFigure(56),
  () => thinFilmsFigure([28, 36, 38, 42, 44, 56]),
  () => stepResponsesFigure([3, 6, 8, 9, 10, 12]),
  () => stepResponsesFigure([3, 6, 8, 9, 10, 12], { width: 360, height: 176 }),
  () => waveletsFigure(),
  () => waveletsFigure(wide),
  () => strataFigure(),
  lensFigure,
  () => stringModesFigure([true, false, true, false, true, false]),
  normalModesFigure,
  () => gratingFigure(),
  () => phaseDiagramFigure(),
  () => phaseDiagramFigure('gas'),
  () => logoFigure('Sample'),
  () => multipletsFigure(),
  () => monogramFigure('Ada Lovelace'),
  () => energyLadderFigure(),
  () => orbitalFigure(),
  () => orbitalFigure({ bonding: false }),
  () =>
    greatCircleFigure({ latitude: 45, longitude: -93 }, [
      { label: 'A', latitude: 39, longitude: -77 },
      { label: 'B', latitude: 33, longitude: -117, edge: true },
    ]),
  () =>
    solarElevationFigure({
      latitude: 45,
      longitude: -93,
      clock: -5,
      officeOffset: -2,
      open: [8, 18],
      declination: 0,
    }),
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
    expect(compressed(toSvg(figure, nightPalette))).toBeLessThan(1280);
  });
});

test('the six feature figures together leave the home page room', () => {
  const markup = features
    .map((draw) => renderToStaticMarkup(createElement(FigureView, { figure: draw() })))
    .join('');
  expect(compressed(markup)).toBeLessThan(3500);
});
