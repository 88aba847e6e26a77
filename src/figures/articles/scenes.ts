import { oneDecimal } from '../../lib/text/format.ts';
import { itemAt } from '../../lib/item-at.ts';
import { bitsLeft } from './identity-bits.ts';
import { orbit } from './logistic-map.ts';
import { passingChance, outcomes, powers, shor } from './quantum-measurements.ts';
import { meshBypass } from '../mesh-bypass.ts';
import { disjointPaths } from '../graph.ts';
import { tenths, type Point } from '../pen/geometry.ts';
import type { Figure, Layout, Mark, Tone } from '../pen/model.ts';
import { dotRow, dots, pen, polyline } from '../pen/pen.ts';
import { randomGrid, reachable } from './networks.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

const boxes = { wide: { width: 1440, height: 320 }, narrow: { width: 390, height: 300 } } as const;

/** Columns of dots, one for each bit still unknown; the last lies below the line of a single person. */
export function identityScene(layout: Layout): Figure {
  const { width, height } = boxes[layout];
  const left = bitsLeft();
  const pitch = layout === 'wide' ? 9.6 : 9;
  const band = width / left.length;
  const zero = height - 24;
  const perBand = Math.floor((band * 0.86) / pitch);
  const tones: readonly Tone[] = ['signal', 'data', 'series', 'attack'];
  const marks = left.map((bits, i): Mark => {
    const drawing = pen();
    const full = Math.max(0, Math.round(bits));
    for (let column = 0; column < perBand; column++) {
      const x = i * band + (column + 0.5) * pitch + band * 0.07;
      if (full > 0) dotRow(drawing, [x, zero - pitch], [x, zero - full * pitch]);
      else dotRow(drawing, [x, zero + pitch], [x, zero + pitch]);
    }
    return {
      d: drawing.path(),
      stroke: tones[i] ?? 'series',
      width: pitch * 0.72,
      dash: `0 ${pitch}`,
    };
  });
  const line = polyline([
    [0, zero],
    [width, zero],
  ]);
  return {
    width,
    height,
    title: words.identityScene,
    description: fill(words.identitySceneText, { bits: left.map(oneDecimal).join(', ') }),
    marks: [{ d: line, stroke: 'edge', dash: '2 6' }, ...marks],
  };
}

/** The logistic map in time, and at the right as a return map. */
export function logisticScene(layout: Layout): Figure {
  const { width, height } = boxes[layout];
  const values = orbit(layout === 'wide' ? 260 : 90);
  const split = layout === 'wide' ? width - height * 1.35 : width * 0.55;
  const y = (value: number): number => height - 12 - value * (height - 24);
  const inTime = values.map((value, i): Point => [(split * (i + 0.5)) / values.length, y(value)]);
  const from = split + 30;
  const paired = values
    .slice(1)
    .map((value, i): Point => [from + (values[i] ?? 0) * (width - from - 12), y(value)]);
  return {
    width,
    height,
    title: words.logisticScene,
    description: words.logisticSceneText,
    marks: [
      { d: dots(inTime, 0), stroke: 'series', width: 5 },
      {
        d: dots(
          paired.toSorted((a, b) => a[0] - b[0]),
          0,
        ),
        stroke: 'signal',
        width: 5,
      },
    ],
  };
}

/**
 * Malus's law: dots are as large as the chance to pass an analyzer that turns from left to right.
 * @param light the direction in which the light swings, in degrees
 */
export function malusScene(layout: Layout, light = 0): Figure {
  const { width, height } = boxes[layout];
  const pitch = layout === 'wide' ? 9.6 : 7.5;
  const tones: readonly Tone[] = ['signal', 'data', 'series'];
  const marks = Array.from({ length: Math.floor(width / pitch) }, (_, column): Mark => {
    const chance = passingChance((180 * column * pitch) / width - light);
    const drawing = pen();
    const x = (column + 0.5) * pitch;
    dotRow(drawing, [x, pitch / 2], [x, Math.floor(height / pitch - 0.5) * pitch - pitch / 2]);
    return {
      d: drawing.path(),
      stroke: tones[Math.min(2, Math.floor((1 - chance) * 3))] ?? 'series',
      width: tenths(pitch * (0.1 + 0.84 * chance)),
      dash: `0 ${pitch}`,
    };
  });
  return {
    width,
    height,
    cover: 'xMidYMid',
    title: words.malusScene,
    description: words.malusSceneText,
    marks,
  };
}

/** The first seed whose smallest cut lies in the middle of the mesh, not beside one of its ends. */
const cutMesh = { ...boxes.wide, nodes: 84, seed: 46 } as const;

/** All disjoint routes of a mesh, and a smallest set of links that separates its ends. */
export function minCutScene(layout: Layout): Figure {
  const isWide = layout === 'wide';
  const { places, edges } = isWide ? meshBypass(layout, cutMesh) : meshBypass(layout);
  const end = places.length - 1;
  const { routes, cut } = disjointPaths(edges, 0, end);
  const at = (nodes: readonly number[]) => nodes.map((node) => itemAt(places, node));
  const lines = (list: readonly (readonly [number, number])[]): string =>
    list.map((edge) => polyline(at(edge), 0)).join('');
  const tones: readonly Tone[] = ['signal', 'data', 'series', 'ok'];
  return {
    ...(isWide ? boxes.wide : { width: 390, height: 560, stretch: true }),
    title: words.minCutScene,
    description: fill(words.minCutSceneText, {
      places: places.length,
      routes: routes.length,
      cut: cut.length,
    }),
    marks: [
      { d: lines(edges), stroke: 'grid', width: 1.2 },
      ...routes.map((route, i): Mark => ({
        d: polyline(at(route), 0),
        stroke: tones[i % 4] ?? 'data',
        width: 2.6,
      })),
      { d: lines(cut), stroke: 'ground', width: 5 },
      { d: lines(cut), stroke: 'attack', width: 2.6, dash: '2 6' },
      { d: dots(places, 0), stroke: 'edge', width: 6 },
      { d: dots(at([0, end]), 0), stroke: 'ink', width: 18 },
    ],
  };
}

/** What one intruder reaches in square grids of hosts, from few allowed links to many. */
export function percolationScene(layout: Layout): Figure {
  const { width, height } = boxes[layout];
  const shares = layout === 'wide' ? [0.3, 0.4, 0.5, 0.6, 0.7] : [0.4, 0.6];
  const side = 17;
  const pitch = layout === 'wide' ? 14.4 : 10.5;
  const [idle, taken, starts] = [pen(), pen(), pen()];
  const counts: number[] = [];
  for (const [panel, share] of shares.entries()) {
    const grid = randomGrid(36 + panel, side, share);
    const reached = reachable(grid, Math.floor((side * side) / 2));
    counts.push(reached.size);
    const left = (width * (panel + 0.5)) / shares.length - ((side - 1) * pitch) / 2;
    const top = (height - (side - 1) * pitch) / 2;
    const at = (host: number): Point => [
      left + (host % side) * pitch,
      top + Math.floor(host / side) * pitch,
    ];
    for (let row = 0; row < side; row++) dotRow(idle, at(row * side), at(row * side + side - 1));
    for (let host = 0; host < side * side; host++) {
      if (!reached.has(host)) continue;
      let last = host;
      while ((last + 1) % side !== 0 && reached.has(last + 1)) last++;
      dotRow(taken, at(host), at(last));
      host = last;
    }
    starts.dot(at(Math.floor((side * side) / 2)));
  }
  const dash = `0 ${pitch}`;
  return {
    width,
    height,
    title: words.percolationScene,
    description: fill(words.percolationSceneText, {
      hosts: side * side,
      shares: shares.map((share) => `${share * 100}%`).join(', '),
      counts: counts.join(', '),
    }),
    marks: [
      { d: idle.path(), stroke: 'rest', width: 3.4, dash },
      { d: taken.path(), stroke: 'series', width: tenths(pitch * 0.74), dash },
      { d: starts.path(), stroke: 'attack', width: pitch },
    ],
  };
}

/** Fourier transform of a periodic sequence: the number of bright columns is its period. */
export function periodScene(layout: Layout): Figure {
  const { width, height } = boxes[layout];
  const { base, modulus, register } = shor;
  const period = powers(base, modulus, modulus).indexOf(1, 1);
  const chances = outcomes(period, register);
  const most = Math.max(...chances);
  const pitch = layout === 'wide' ? 11.25 : 6.1;
  const columns = Math.floor(width / pitch);
  const rows = Math.floor(height / pitch);
  const [idle, bright] = [pen(), pen()];
  for (let column = 0; column < columns; column++) {
    const x = (column + 0.5) * pitch;
    const bin = Math.floor((column * register) / columns);
    const next = Math.max(bin + 1, Math.floor(((column + 1) * register) / columns));
    const chance = Math.max(...chances.slice(bin, next)) / most;
    const count = Math.round(chance * rows);
    const bottom = height - pitch / 2;
    dotRow(idle, [x, bottom], [x, bottom - (rows - 1) * pitch]);
    if (count > 0) dotRow(bright, [x, bottom], [x, bottom - (count - 1) * pitch]);
  }
  const dash = `0 ${pitch}`;
  return {
    width,
    height,
    title: fill(words.periodScene, { base, modulus }),
    description: fill(words.periodSceneText, { period }),
    marks: [
      { d: idle.path(), stroke: 'grid', width: 2, dash },
      { d: bright.path(), stroke: 'signal', width: tenths(pitch * 0.8), dash },
    ],
  };
}
