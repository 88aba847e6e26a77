import { seededRandom } from '../lib/random.ts';
import type { Point } from './geometry.ts';
import type { Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type WalkParams = {
  readonly steps: number;
  /** Must give a walk that does not come back within its steps. */
  readonly seed: number;
};

const defaults: WalkParams = { steps: 700, seed: 259 };

const frame = { width: 420, height: 420 } as const;
const directions: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The corners of a square grid that a walk visits which turns at random at each of them; from [0, 0]. */
export function randomWalk(steps: number, seed: number): Point[] {
  const random = seededRandom(seed);
  const path: Point[] = [[0, 0]];
  let [x, y] = [0, 0];
  for (let step = 0; step < steps; step++) {
    const [dx, dy] = directions[Math.floor(random() * 4)] ?? [0, 0];
    [x, y] = [x + dx, y + dy];
    path.push([x, y]);
  }
  return path;
}

/**
 * A walk on a square grid that has not found its way back. Left to itself for ever it would: in the plane
 * the return is certain, but the time it takes has no mean. Source: Pólya, Mathematische Annalen 84 (1921).
 * @throws Error when the walk of this seed does come back
 */
export function randomWalkFigure(params: Partial<WalkParams> = {}): Figure {
  const { steps, seed } = { ...defaults, ...params };
  const walk = randomWalk(steps, seed);
  if (walk.slice(1).some(([x, y]) => x === 0 && y === 0))
    throw new Error(`The walk of seed ${seed} comes back within ${steps} steps`);
  const [xs, ys] = [walk.map(([x]) => x), walk.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const wide = Math.max(...xs) - left;
  const high = Math.max(...ys) - top;
  const cell = Math.floor((frame.width - 40) / Math.max(wide, high));
  const place = ([x, y]: Point): Point => [
    frame.width / 2 + (x - left - wide / 2) * cell,
    frame.height / 2 + (y - top - high / 2) * cell,
  ];
  const last = walk.at(-1) ?? [0, 0];
  return {
    ...frame,
    title: 'A random walk that does not come back',
    description: `A line of ${steps} steps turns at random on a square grid. It never returns to the ringed point where it began.`,
    marks: [
      { d: polyline(walk.map(place)), stroke: 'data', width: 1.3 },
      {
        d: pen()
          .circle(place([0, 0]), 9)
          .path(),
        stroke: 'ink',
      },
      { d: dots([place([0, 0])]), stroke: 'ink', width: 6 },
      { d: dots([place(last)]), stroke: 'attack', width: 9 },
    ],
  };
}
