import type { Figure, Layout, PathMark } from '../pen/model.ts';
import { catMapFigure } from '../pages/cat-map.ts';
import { arrayFactorFigure, waveletsScene } from './wave-sources.ts';
import { articleScene, articleFigureNames } from '../articles/figures.ts';
import { boardFigure } from './board.ts';
import { baselineStripFigure, signalStripFigure } from '../pages/signals.ts';
import { brotliCompressSync } from 'node:zlib';
import { recordBytesScene, ciphertextFigure, inventoryScene, scanScene } from './counted-dots.ts';
import { excludedScene } from './excluded.ts';
import { dateSpectrumFigure, dayScene, sessionScene } from './timelines.ts';
import { describe, expect, test } from 'vitest';
import {
  bytes,
  days,
  inventory,
  odds,
  record,
  scan,
} from '../../../tests/support/figure-inputs.ts';
import { distanceRingsFigure } from './distance-rings.ts';
import { sceneStill } from './still.ts';
import { fleetScene } from './fleet.ts';
import { fourRoutes, fourRoutesOverlay } from './four-routes.ts';
import { latticeGaussianFigure, lweScene } from './lattices.ts';
import { hashTreeFigure } from './hash-tree.ts';
import { levelsScene, multipletsScene, orbitalsScene } from './quantum-states.ts';
import { machineOddsFigure } from './machine-odds.ts';
import { meshBypassFigure } from '../mesh-bypass.ts';
import { modeRowFigure, periodsFigure, plateModesFigure } from '../pages/waves.ts';
import { nightPalette } from '../pen/palette.ts';
import { shareCurvesFigure } from './share-curves.ts';
import { polarizersFigure } from './polarizers.ts';
import { strataScene } from './strata.ts';
import { toSvg } from '../pen/to-svg.ts';
import { tunnelScene } from './tunnel.ts';
import { zonePlates } from './zone-plates.ts';

const boston = { latitude: 42.4, longitude: -71.1 };
const london = { latitude: 51.5, longitude: -0.1 };
const drawn: Record<string, (layout: Layout) => Figure> = {
  'four routes': (layout) => sceneStill(fourRoutes, layout),
  'four routes overlay': fourRoutesOverlay,
  'zone plates': (layout) => sceneStill(zonePlates, layout),
  tunnel: (layout) => sceneStill(tunnelScene, layout),
  strata: (layout) => sceneStill(strataScene, layout),
  polarizers: polarizersFigure,
  lwe: lweScene,
  shares: shareCurvesFigure,
  plates: plateModesFigure,
  odds: (layout) => machineOddsFigure(odds, layout),
  days: (layout) => dayScene(days, layout),
  inventory: (layout) => inventoryScene(inventory, layout),
  'record bytes': (layout) => recordBytesScene(record, layout),
  scan: (layout) => scanScene(scan, layout),
  fleet: (layout) => fleetScene({ inUse: 41_208, toReplace: 1_306, noOwner: 12 }, layout),
  board: () => boardFigure(),
  mode: () => modeRowFigure(6, false),
  ciphertext: (layout) => ciphertextFigure(bytes, layout),
  dates: (layout) =>
    dateSpectrumFigure(
      { from: 2026, to: 2036, lines: [{ at: 2030, count: 3, tone: 'signal' }] },
      layout,
    ),
  lattice: latticeGaussianFigure,
  excluded: excludedScene,
  periods: () => periodsFigure(),
  'cat map': catMapFigure,
  mesh: meshBypassFigure,
  baseline: baselineStripFigure,
  signal: signalStripFigure,
  tree: hashTreeFigure,
  array: () => arrayFactorFigure(),
  orbitals: orbitalsScene,
  rings: (layout) => distanceRingsFigure(boston, [london], layout),
  session: (layout) => sessionScene(layout),
  wavelets: waveletsScene,
  multiplets: multipletsScene,
  levels: (layout) =>
    levelsScene(layout, [
      [1, 2],
      [2, 3],
      [3, 1],
    ]),
  ...Object.fromEntries(
    articleFigureNames.map((name) => [name, (layout: Layout) => articleScene(name, layout)]),
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
