import { seededRandom } from '../lib/random.ts';
import { type Curve, fitCurve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type OrbitalParams = {
  /** Whether the electron's two parts add up between the wells or cancel there. */
  readonly bonding: boolean;
  /** Distance of the wells, in Bohr radii. */
  readonly separation: number;
  /** Dots in the cloud. */
  readonly count: number;
  readonly seed: number;
};

const defaults: OrbitalParams = { bonding: true, separation: 2, count: 240, seed: 7 };

const frame = { width: 480, height: 300 } as const;
const unit = 52;
const middle: Point = [frame.width / 2, 112];
const axis = { at: 262, height: 46 };

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

/** Places drawn by lot from the electron's density in the plane of the wells. */
function cloud({ bonding, separation, count, seed }: OrbitalParams): Point[] {
  const random = seededRandom(seed);
  const places: Point[] = [];
  const reach = { x: middle[0] - 4, y: middle[1] - 4 };
  while (places.length < count) {
    const [px, py] = [(2 * random() - 1) * reach.x, (2 * random() - 1) * reach.y];
    const value = molecularOrbital(px / unit, py / unit, separation, bonding);
    if (random() * 1.1 < value * value) places.push([middle[0] + px, middle[1] + py]);
  }
  return places.toSorted(([a], [b]) => a - b);
}

/**
 * Two wells that share one electron: its density as a cloud of dots, and below it along the axis. Bonding,
 * the cloud gathers between the wells; antibonding, it has a gap there.
 */
export function orbitalFigure(params: Partial<OrbitalParams> = {}): Figure {
  const all = { ...defaults, ...params };
  const { bonding, separation } = all;
  const value = (x: number): number => molecularOrbital(x, 0, separation, bonding);
  const density: Curve = (t) => {
    const e = 1e-4;
    const high = (x: number): number => axis.at - axis.height * value(x) ** 2;
    return {
      at: [middle[0] + unit * t, high(t)],
      slope: [unit, (high(t + e) - high(t - e)) / (2 * e)],
    };
  };
  const wells: Point[] = [-1, 1].map((side) => [
    middle[0] + (side * separation * unit) / 2,
    middle[1],
  ]);
  const edge = (middle[0] - 6) / unit;
  const profile = pen();
  // The density has a kink at each well: one smooth stretch at a time.
  const kinks = [-edge, -separation / 2, separation / 2, edge];
  for (const [index, from] of kinks.slice(0, -1).entries())
    fitCurve(profile, density, from + 2e-4, (kinks[index + 1] ?? edge) - 2e-4, 0.4);
  return {
    ...frame,
    title: bonding ? 'Bonding: shared' : 'Antibonding: merely side by side',
    description: bonding
      ? 'A cloud of dots around two wells, dense between them. The curve below stays well above zero from one to the other.'
      : 'Two clouds of dots, one at each well, with an empty gap between them. The curve below touches zero halfway.',
    marks: [
      { d: dots(cloud(all), 0), stroke: bonding ? 'signal' : 'series', width: 2.6, opacity: 0.8 },
      { d: dots(wells), stroke: 'ink', width: 8 },
      {
        d: polyline([
          [6, axis.at],
          [frame.width - 6, axis.at],
        ]),
        stroke: 'hairline',
      },
      {
        d: wells
          .map(([x]) =>
            polyline([
              [x, middle[1] + 12],
              [x, axis.at],
            ]),
          )
          .join(''),
        stroke: 'hairline',
        dash: '1 5',
      },
      { d: profile.path(), stroke: bonding ? 'signal' : 'series', width: 1.8 },
    ],
  };
}
