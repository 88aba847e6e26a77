import { arrows } from './arrow.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { pen, polyline } from './pen.ts';

/** From which level to which, counted from 1 at the bottom. */
type Transition = readonly [from: number, to: number];

type LadderParams = {
  readonly levels: number;
  readonly transitions: readonly Transition[];
  /** How much closer each step is than the one below it: the anharmonic constant over the frequency. */
  readonly anharmonicity: number;
};

const defaults: LadderParams = {
  levels: 4,
  transitions: [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 3],
    [3, 2],
    [2, 1],
    [4, 1],
  ],
  anharmonicity: 0.06,
};

const frame = { width: 440, height: 340 } as const;
const ladder = { left: 40, right: 428, bottom: 312, top: 28 };

/**
 * Energy of a level of an anharmonic oscillator above its ground level, in units of its frequency: the
 * steps shrink as they rise. Source: Morse, Physical Review 34 (1929).
 * @param level counted from 1
 */
export function levelEnergy(level: number, anharmonicity: number): number {
  const term = (n: number): number => n + 0.5 - anharmonicity * (n + 0.5) ** 2;
  return term(level - 1) - term(0);
}

/** A ladder of levels with the transitions that are allowed: up in one tone, down in another. */
export function energyLadderFigure(params: Partial<LadderParams> = {}): Figure {
  const { levels, transitions, anharmonicity } = { ...defaults, ...params };
  const highest = levelEnergy(levels, anharmonicity);
  const heightOf = (level: number): number =>
    ladder.bottom - (levelEnergy(level, anharmonicity) / highest) * (ladder.bottom - ladder.top);
  const lines = pen();
  for (let level = 1; level <= levels; level++)
    lines.moveTo([ladder.left, heightOf(level)]).lineTo([ladder.right, heightOf(level)]);
  const step = (ladder.right - ladder.left) / (transitions.length + 1);
  const drawn = transitions.map(([from, to], index) => {
    const x = ladder.left + (index + 1) * step;
    const gap = from < to ? -5 : 5;
    const ends: readonly [Point, Point] = [
      [x, heightOf(from)],
      [x, heightOf(to) - gap],
    ];
    return { ends, up: from < to };
  });
  const pick = (up: boolean): string =>
    arrows(
      drawn.filter((arrow) => arrow.up === up).map(({ ends }) => ends),
      9,
    );
  const foot = drawn.map(({ ends }) => polyline([ends[0], ends[0]])).join('');
  return {
    ...frame,
    title: `A ladder of ${levels} levels and the permitted transitions`,
    description:
      `${levels} lines, closer together toward the top. Arrows up lead only from a level to the next: ` +
      `${transitions
        .filter(([from, to]) => from < to)
        .map(([from, to]) => `${from} to ${to}`)
        .join(', ')}. ` +
      `Arrows down: ${transitions
        .filter(([from, to]) => from > to)
        .map(([from, to]) => `${from} to ${to}`)
        .join(', ')}.`,
    marks: [
      { d: lines.path(), stroke: 'faint', width: 1.6 },
      { d: pick(true), stroke: 'signal', width: 1.8 },
      { d: pick(false), stroke: 'attack', width: 1.4 },
      { d: foot, stroke: 'ink', width: 6 },
      ...Array.from({ length: levels }, (_, index): Mark => ({
        text: String(index + 1),
        x: 14,
        y: heightOf(index + 1) + 4,
        tone: 'faint',
      })),
    ],
  };
}
