import { seededRandom } from '../lib/random.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type LweParams = {
  readonly seed: number;
  readonly modulus: number;
  readonly secret: number;
  /** Largest error, in steps; errors are sums of coin throws, as in ML-KEM. */
  readonly spread: number;
  readonly count: number;
};

const defaults: LweParams = { seed: 203, modulus: 97, secret: 3, spread: 20, count: 52 };

type Sample = { readonly a: number; readonly b: number; readonly error: number };

/**
 * Samples b = a·s + e (mod q) with a small error from a centered binomial distribution. Source: Regev, On
 * lattices, learning with errors (2005); FIPS 203, section 4.2.2, for the distribution.
 */
export function lweSamples(params: Partial<LweParams> = {}): Sample[] {
  const { seed, modulus, secret, spread, count } = { ...defaults, ...params };
  const random = seededRandom(seed);
  const coins = () =>
    Array.from({ length: spread }, () => (random() < 0.5 ? 1 : 0)).reduce<number>(
      (sum, coin) => sum + coin,
      0,
    );
  return Array.from({ length: count }, () => {
    const a = Math.floor(random() * modulus);
    const error = coins() - coins();
    return { a, b: (((a * secret + error) % modulus) + modulus) % modulus, error };
  });
}

const frame = { width: 420, height: 400 } as const;
const box = { left: 30, right: 406, top: 14, bottom: 366 } as const;

/** Samples scattered about a line that leaves at the top and comes back at the bottom. */
export function lweFigure(params: Partial<LweParams> = {}): Figure {
  const { modulus, secret, spread } = { ...defaults, ...params };
  const samples = lweSamples(params);
  const x = (a: number): number => box.left + ((box.right - box.left) * a) / modulus;
  const y = (b: number): number => box.bottom - ((box.bottom - box.top) * b) / modulus;
  const line = pen();
  for (let turn = 0; turn < secret; turn++)
    line
      .moveTo([x((turn * modulus) / secret), y(0)])
      .lineTo([x(((turn + 1) * modulus) / secret), y(modulus)]);
  const misses = pen();
  const places: Point[] = [];
  for (const { a, b, error } of samples) {
    const place: Point = [x(a), y(b)];
    places.push(place);
    const exact = b - error;
    if (error !== 0 && exact >= 0 && exact <= modulus)
      misses.moveTo(place).lineTo([x(a), y(exact)]);
  }
  return {
    ...frame,
    title: 'Learning with errors',
    description:
      `${samples.length} points scattered by at most ${spread} steps about a line of slope ${secret}. The line wraps round ` +
      `at ${modulus}, so it appears as ${secret} parallel strokes. Without the scatter two points would give the slope; ` +
      'with it, and in hundreds of dimensions, no one knows an efficient way.',
    marks: [
      {
        d: polyline([
          [box.left, box.top],
          [box.left, box.bottom],
          [box.right, box.bottom],
        ]),
        stroke: 'hairline',
      },
      {
        d: polyline([
          [box.left, box.top],
          [box.right, box.top],
          [box.right, box.bottom],
        ]),
        stroke: 'hairline',
        dash: '1 5',
      },
      { d: line.path(), stroke: 'data', width: 1.2, dash: '4 5' },
      { d: misses.path(), stroke: 'faint', width: 1, opacity: 0.8 },
      { d: dots(places), stroke: 'signal', width: 5 },
      ...label('0', box.left - 8, box.bottom + 4),
      ...label(String(modulus), box.left - 8, box.top + 8),
      { text: 'a', x: box.right, y: box.bottom + 18, tone: 'faint', anchor: 'end' },
      { text: 'b', x: box.left - 8, y: (box.top + box.bottom) / 2, tone: 'faint', anchor: 'end' },
    ],
  };
}

const label = (text: string, x: number, y: number): Mark[] => [
  { text, x, y, tone: 'faint', anchor: 'end' },
];
