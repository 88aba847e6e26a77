import { radians } from '../pen/geometry.ts';
import type { Figure, Tone } from '../pen/model.ts';
import * as words from '../words.ts';
import { sizeMarks } from './still.ts';

type Vector = readonly [x: number, y: number, z: number];

const tones = ['faint', 'data', 'soon', 'signal'] as const satisfies readonly Tone[];
type PartTone = (typeof tones)[number];

/** A part of the board, in millimeters: the corner that is left, near and low, its size, and how bright it is. */
type Part = {
  readonly at: Vector;
  readonly size: Vector;
  readonly light: number;
  readonly tone?: PartTone;
};

const [width, depth, thick] = [80, 46, 1.6];

const part = (
  [x, y]: readonly [number, number],
  [wide, deep, high]: Vector,
  light: number,
  tone?: PartTone,
): Part => ({ at: [x, y, thick], size: [wide, deep, high], light, ...(tone && { tone }) });

const row = <One>(count: number, each: (index: number) => One): readonly One[] =>
  Array.from({ length: count }, (_, i) => each(i));

/** A chip with pins at its near and far sides. */
const chip = (x: number, y: number, wide: number, deep: number, pins: number): readonly Part[] => [
  part([x, y], [wide, deep, 1.8], 0.62, 'data'),
  ...[y - 1.2, y + deep].flatMap((side) =>
    row(pins, (i) =>
      part([x + (wide * (i + 0.25)) / pins, side], [wide / pins / 2, 1.2, 0.7], 1, 'soon'),
    ),
  ),
];

/** A resistor or a capacitor with its two ends. */
const passive = (x: number, y: number, light: number): readonly Part[] => [
  part([x, y], [3.2, 1.6, 0.9], light),
  part([x - 0.7, y], [0.7, 1.6, 0.9], 1),
  part([x + 3.2, y], [0.7, 1.6, 0.9], 1),
];

const trace = (x: number, y: number, wide: number, deep: number) =>
  part([x, y], [wide, deep, 0.05], 0.75);

/** The noise source: a diode, two amplifiers, a converter, the chip that tests and mixes, and the edge for a slot. */
const parts: readonly Part[] = [
  { at: [0, 0, 0], size: [width, depth, thick], light: 0.26 },
  // The diode behind the low wall of its shield.
  part([5, 18], [14, 0.8, 3], 0.75),
  part([5, 31.2], [14, 0.8, 4], 0.75),
  part([5, 18], [0.8, 14, 4], 0.75),
  part([18.2, 18], [0.8, 14, 3], 0.75),
  part([9, 23.6], [6, 3.2, 2.6], 1, 'signal'),
  part([7.4, 24.6], [1.6, 1.2, 1], 1),
  part([15, 24.6], [1.6, 1.2, 1], 1),
  trace(19, 24.9, 5, 0.7),
  ...chip(24, 22.6, 6, 5, 4),
  trace(30, 24.9, 4, 0.7),
  ...chip(34, 22.6, 6, 5, 4),
  trace(40, 24.9, 4, 0.7),
  ...chip(44, 20, 10, 10, 8),
  ...row(5, (i) => trace(54, 21 + 1.8 * i, 6, 0.6)),
  ...chip(60, 16, 15, 15, 14),
  ...row(6, (i) => passive(24.5 + 6 * i, 34 + (i % 2) * 4, i % 2 ? 0.3 : 0.62)).flat(),
  ...row(4, (i) => passive(24.5 + 6.5 * i, 13, i % 2 ? 0.62 : 0.3)).flat(),
  part([62, 36], [9, 6, 7], 0.55),
  part([4, 36], [9, 6, 5], 0.6),
  // Contacts of the slot.
  ...row(26, (i) => part([3 + 2.85 * i, 0.4], [1.8, 6, 0.05], 0.75, 'soon')),
  ...row(14, (i) => trace(23 + 2.85 * i, 6.4, 0.5, 4)),
];

const moved = ([x, y, z]: Vector, [a, b, c]: Vector, far: number): Vector => [
  x + far * a,
  y + far * b,
  z + far * c,
];

/** How much light the faces of each axis take: sides, fronts, tops. */
const faces = [0.3, 0.5, 1] as const;

type Hit = { readonly at: number; readonly light: number; readonly tone: PartTone };

/** Where a ray enters a part. */
function entry(from: Vector, way: Vector, one: Part): Hit | undefined {
  let [near, far, axis]: [number, number, 0 | 1 | 2] = [-Infinity, Infinity, 2];
  for (const i of [0, 1, 2] as const) {
    const a = (one.at[i] - from[i]) / way[i];
    const b = (one.at[i] + one.size[i] - from[i]) / way[i];
    if (Math.min(a, b) > near) [near, axis] = [Math.min(a, b), i];
    far = Math.min(far, Math.max(a, b));
  }
  const { light, tone = 'faint' } = one;
  return near < far && near > 0.01 ? { at: near, light: light * faces[axis], tone } : undefined;
}

/** The first part that a ray meets. */
const firstHit = (from: Vector, way: Vector) =>
  parts.reduce<Hit | undefined>((best, one) => {
    const hit = entry(from, way, one);
    return hit && (!best || hit.at < best.at) ? hit : best;
  }, undefined);

const [turn, tilt] = [radians(16), radians(44)];
const right: Vector = [Math.cos(turn), Math.sin(turn), 0];
const way: Vector = [
  -Math.sin(turn) * Math.cos(tilt),
  Math.cos(turn) * Math.cos(tilt),
  -Math.sin(tilt),
];
const up: Vector = [
  -Math.sin(turn) * Math.sin(tilt),
  Math.cos(turn) * Math.sin(tilt),
  Math.cos(tilt),
];
/** From a place to the lamp. */
const lamp: Vector = [-0.52, 0.3, 0.8];
const size = { width: 720, height: 400 } as const;
/** Millimeters in a unit of the figure. */
const scale = 0.125;

/** How bright the board is at a place of the figure, seen from far away. */
function seen(x: number, y: number) {
  const [u, v] = [(x - size.width / 2) * scale, (size.height / 2 - y) * scale];
  const middle = moved(moved([width / 2, depth / 2, 0], right, u), up, v);
  const from = moved(middle, way, -200);
  const hit = firstHit(from, way);
  if (!hit) return undefined;
  const shade = firstHit(moved(from, way, hit.at), lamp) ? 0.45 : 1;
  const kind = tones.indexOf(hit.tone);
  return { size: hit.light * shade, kind: (kind + 0.5) / tones.length };
}

/** The board of the noise source in halftone: its parts under one lamp, a dot as large as its place is bright. */
export const boardFigure = (): Figure => ({
  ...size,
  title: words.board,
  description: words.boardText,
  marks: sizeMarks({ tones, pitch: 4, at: seen }, size, { sizes: 4 }),
});
