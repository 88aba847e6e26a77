import { fill } from '../../lib/text/fill.ts';
import { type Curve, fitCurve, arrows, dotRow, dots, pen } from '../pen/pen.ts';
import type { Point } from '../pen/geometry.ts';
import { type Figure, halfBoxes, type Layout, type Mark, type Tone } from '../pen/model.ts';
import * as words from '../words.ts';
import { sizeMarks } from './still.ts';

/**
 * Energy of a level of an anharmonic oscillator above its ground level, in units of its frequency: the
 * steps shrink as they rise. Source: Morse, Physical Review 34 (1929).
 * @param level counted from 1
 */
export function levelEnergy(level: number, anharmonicity: number): number {
  const term = (n: number): number => n + 0.5 - anharmonicity * (n + 0.5) ** 2;
  return term(level - 1) - term(0);
}

/** Levels as rows of dots, closer together toward the top, and the allowed jumps. */
export function levelsScene(
  layout: Layout,
  jumps: readonly (readonly [from: number, to: number])[],
): Figure {
  const { width, height } = halfBoxes[layout];
  const levels = Math.max(...jumps.flat());
  const [top, bottom] = [26, height - 26];
  const anharmonicity = 0.06;
  const yOf = (level: number): number =>
    bottom -
    ((bottom - top) * levelEnergy(level, anharmonicity)) / levelEnergy(levels, anharmonicity);
  const rows = pen();
  const pitch = layout === 'wide' ? 10 : 7.5;
  for (let level = 1; level <= levels; level++)
    dotRow(rows, [pitch / 2, yOf(level)], [width - pitch / 2, yOf(level)]);
  const ends = jumps.map(([from, to], i): readonly [Point, Point] => {
    const x = (width * (i + 0.5)) / jumps.length;
    return [
      [x, yOf(from)],
      [x, yOf(to) + (from < to ? 7 : -7)],
    ];
  });
  const pick = (up: boolean) =>
    arrows(
      ends.filter((_, i) => (jumps[i]?.[0] ?? 0) < (jumps[i]?.[1] ?? 0) === up),
      13,
    );
  return {
    width,
    height,
    stretch: true,
    title: fill(words.energyLevels, { levels }),
    description: fill(words.energyLevelsText, {
      levels,
      jumps: jumps.map(([from, to]) => fill(words.jump, { from, to })).join(', '),
    }),
    marks: [
      { d: rows.path(), stroke: 'data', width: 5, dash: `0 ${pitch}` },
      { d: pick(true), stroke: 'signal', width: 2.8 },
      { d: pick(false), stroke: 'series', width: 2.4 },
      { d: dots(ends.map(([from]) => from)), stroke: 'ink', width: 10 },
    ],
  };
}

const tones: readonly Tone[] = ['signal', 'data', 'series', 'ok'];

/** Weights of a multiplet, in halves: from -top to top in steps of one. */
export const modeWeights = (top: number): number[] =>
  Array.from({ length: top + 1 }, (_, index) => 2 * index - top);

/**
 * Matrix element of the raising operator, √(T(T + 1) - m(m + 1)), with T and m in halves. It is zero for the
 * topmost state.
 */
export const raising = (top: number, weight: number): number =>
  Math.sqrt((top / 2) * (top / 2 + 1) - (weight / 2) * (weight / 2 + 1));

/** SU(2) multiplets: states as dots, and raising operators as arcs, the stronger the higher. */
export function multipletsScene(layout: Layout): Figure {
  const { width, height } = halfBoxes[layout];
  const tops = layout === 'wide' ? [1, 2, 3, 4] : [1, 2];
  const spaces = tops.reduce((sum, top) => sum + top, 0) + tops.length;
  const step = width / spaces;
  const base = height - 56;
  const marks: Mark[] = [];
  let left = step / 2;
  for (const [index, top] of tops.entries()) {
    const tone = tones[index] ?? 'signal';
    const own = modeWeights(top);
    const places = own.map((_, i): Point => [left + i * step, base]);
    const hops = pen();
    for (const [i, weight] of own.slice(0, -1).entries()) {
      const [x = 0] = places[i] ?? [];
      const rise = raising(top, weight) * 66;
      const hop: Curve = (t) => ({
        at: [x + step * t, base - 14 - 4 * rise * t * (1 - t)],
        slope: [step, -4 * rise * (1 - 2 * t)],
      });
      fitCurve(hops, hop, 0, 1);
      const [endX, endY] = hop(1).at;
      hops.moveTo([endX - 9, endY - 7]).lineTo([endX, endY], [endX + 1, endY - 12]);
    }
    const row = pen();
    dotRow(row, [left - step / 2 + 8, base], [left + (top + 0.5) * step - 8, base]);
    marks.push(
      { d: row.path(), stroke: 'rest', width: 2, dash: '0 8' },
      { d: hops.path(), stroke: 'edge', width: 1.6 },
      { d: dots(places), stroke: tone, width: layout === 'wide' ? 26 : 20 },
    );
    left += (top + 1) * step;
  }
  return {
    width,
    height,
    title: fill(words.multiplets, { states: tops.map((top) => top + 1).join(', ') }),
    description: fill(words.multipletsText, { states: tops.map((top) => top + 1).join(', ') }),
    marks,
  };
}

/**
 * The wave function of one electron shared by two wells, not normalized: the sum or the difference of two
 * hydrogen ground states (linear combination of atomic orbitals; Pauling 1928).
 * @param x along the line through the wells, @param y across it, in Bohr radii from the middle
 */
export function molecularOrbital(
  x: number,
  y: number,
  separation: number,
  bonding: boolean,
): number {
  const near = Math.exp(-Math.hypot(x - separation / 2, y));
  const far = Math.exp(-Math.hypot(x + separation / 2, y));
  return bonding ? near + far : near - far;
}

/** The wave function of an electron in two wells: shared at the left, not shared at the right. */
export function orbitalsScene(layout: Layout): Figure {
  const box = halfBoxes[layout];
  const isWide = layout === 'wide';
  const unit = isWide ? 54 : 30;
  const separation = 3.4;
  const pitch = isWide ? 7 : 6;
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'series'],
      pitch,
      at(px, py) {
        const bonding = isWide ? px < box.width / 2 : py < box.height / 2;
        const [cx, cy] = isWide
          ? [box.width * (bonding ? 0.27 : 0.73), box.height / 2]
          : [box.width / 2, box.height * (bonding ? 0.25 : 0.75)];
        const value = molecularOrbital((px - cx) / unit, (py - cy) / unit, separation, bonding);
        const size = Math.min(1, Math.abs(value) ** 0.8 * 1.15);
        return size < 0.16 ? undefined : { size, kind: bonding ? 0 : value > 0 ? 0.5 : 0.9 };
      },
    },
    box,
    { sizes: 6 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: words.orbitals,
    description: words.orbitalsText,
    marks,
  };
}

/** The part of the spectrum that the bar spans, in nanometers. */
const visible = { from: 380, to: 700 };

/**
 * Hydrogen's visible emission lines, the Balmer series from its third line down. Source: NIST
 * Atomic Spectra Database, H I, wavelengths in air.
 */
export const hydrogenLines = [
  { letter: 'α', wavelength: 656.3, tone: 'attack' },
  { letter: 'β', wavelength: 486.1, tone: 'signal' },
  { letter: 'γ', wavelength: 434, tone: 'data' },
  { letter: 'δ', wavelength: 410.2, tone: 'series' },
] as const;

/** The brand's divider: a dark bar one unit to a nanometer wide, with hydrogen's lines in place. */
export function spectrumFigure(): Figure {
  const [width, height] = [visible.to - visible.from, 6];
  return {
    width,
    height,
    stretch: true,
    title: words.spectrum,
    description: fill(words.spectrumText, {
      from: visible.from,
      to: visible.to,
      lines: hydrogenLines
        .map(({ letter, wavelength }) => fill(words.spectrumLine, { letter, wavelength }))
        .join(', '),
    }),
    marks: hydrogenLines.map(({ wavelength, tone }) => {
      const x = wavelength - visible.from;
      return {
        d: pen().moveTo([x, 0]).lineTo([x, height]).path(),
        stroke: tone,
        width: 3,
        cap: 'butt',
      };
    }),
  };
}
