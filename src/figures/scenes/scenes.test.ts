import type { Figure, Layout, PathMark } from '../pen/model.ts';
import { catMapFigure } from '../pages/cat-map.ts';
import { arrayFactorFigure } from './array-factor.ts';
import { articleField, articleFigureNames } from '../articles/figures.ts';
import { baselineStripFigure } from '../pages/baseline-strip.ts';
import { brotliCompressSync } from 'node:zlib';
import { byteRowsFigure } from '../pages/byte-rows.ts';
import { ciphertextFigure } from './ciphertext.ts';
import { excludedFieldFigure } from './excluded.ts';
import { dateSpectrumFigure } from './date-spectrum.ts';
import { dayFieldFigure } from './day.ts';
import { daylightFigure } from './daylight.ts';
import { describe, expect, test } from 'vitest';
import { bytes, days, scan } from '../../../tests/support/figure-inputs.ts';
import { distanceRingsFigure } from './distance-rings.ts';
import { fieldStill } from './phase.ts';
import { fourRoutes } from './four-routes.ts';
import { fourRoutesOverlay } from './four-routes-overlay.ts';
import { latticeGaussianFigure } from '../pages/lattice-gaussian.ts';
import { hashTreeFigure } from './hash-tree.ts';
import { signalStripFigure } from '../pages/signal-strip.ts';
import { levelsFieldFigure } from './energy-levels.ts';
import { lweFieldFigure } from './lwe.ts';
import { machineOddsFigure } from './machine-odds.ts';
import { meshBypassFigure } from '../mesh-bypass.ts';
import { modeRowFigure } from '../pages/mode-row.ts';
import { multipletsFieldFigure } from './multiplets.ts';
import { nightPalette } from '../pen/palette.ts';
import { shareCurvesFigure } from './share-curves.ts';
import { orbitalsFieldFigure } from './orbitals.ts';
import { polarizersFigure } from './polarizers.ts';
import { periodsFigure } from '../pages/periods.ts';
import { plateModesFigure } from './plate-modes.ts';
import { queueFieldFigure } from './queue.ts';
import { scanFieldFigure } from './scan.ts';
import { sessionFieldFigure } from './session.ts';
import { strataField } from './strata.ts';
import { toSvg } from '../pen/to-svg.ts';
import { tunnelField } from './tunnel.ts';
import { waveletsFieldFigure } from './wavelets.ts';
import { zonePlates } from './zone-plates.ts';

const boston = { latitude: 42.4, longitude: -71.1 };
const london = { latitude: 51.5, longitude: -0.1 };
const drawn: Record<string, (layout: Layout) => Figure> = {
  'four routes': (layout) => fieldStill(fourRoutes, layout),
  'four routes overlay': fourRoutesOverlay,
  'zone plates': (layout) => fieldStill(zonePlates, layout),
  tunnel: (layout) => fieldStill(tunnelField, layout),
  strata: (layout) => fieldStill(strataField, layout),
  polarizers: polarizersFigure,
  lwe: lweFieldFigure,
  shares: shareCurvesFigure,
  plates: plateModesFigure,
  odds: machineOddsFigure,
  days: (layout) => dayFieldFigure(days, layout),
  queue: queueFieldFigure,
  bytes: (layout) => byteRowsFigure(layout),
  scan: (layout) => scanFieldFigure(scan, layout),
  mode: () => modeRowFigure(6, false),
  ciphertext: (layout) => ciphertextFigure(bytes, layout),
  dates: (layout) =>
    dateSpectrumFigure(
      { from: 2026, to: 2036, lines: [{ at: 2030, count: 3, tone: 'signal' }] },
      layout,
    ),
  lattice: latticeGaussianFigure,
  excluded: excludedFieldFigure,
  periods: () => periodsFigure(),
  'cat map': catMapFigure,
  mesh: meshBypassFigure,
  baseline: baselineStripFigure,
  signal: signalStripFigure,
  tree: hashTreeFigure,
  array: () => arrayFactorFigure(),
  orbitals: orbitalsFieldFigure,
  daylight: (layout) => daylightFigure({ ...boston, clock: -5, open: [9, 18] }, layout),
  rings: (layout) => distanceRingsFigure(boston, [london], layout),
  session: (layout) => sessionFieldFigure(layout),
  wavelets: waveletsFieldFigure,
  multiplets: multipletsFieldFigure,
  levels: (layout) =>
    levelsFieldFigure(layout, [
      [1, 2],
      [2, 3],
      [3, 1],
    ]),
  ...Object.fromEntries(
    articleFigureNames.map((name) => [name, (layout: Layout) => articleField(name, layout)]),
  ),
};

const paths = (figure: Figure): PathMark[] => figure.marks.filter((mark) => 'd' in mark);

describe.each(Object.entries(drawn))('%s', (_, draw) => {
  test.each(['wide', 'narrow'] as const)('%s is small and holds finite numbers only', (layout) => {
    const figure = draw(layout);
    expect(brotliCompressSync(toSvg(figure, nightPalette)).length).toBeLessThan(3400);
    const text = paths(figure)
      .map(({ d }) => d)
      .join(' ');
    expect(text).not.toMatch(/[^MmLlHhVvCcAaZz\d\s.-]/);
  });

  test('is described in sentences, and no area is red', () => {
    const figure = draw('wide');
    expect(figure.description).toMatch(/\.$/);
    expect(figure.title).not.toBe('');
    expect(paths(figure).some(({ fill }) => fill === 'attack')).toBe(false);
  });
});
