import { along, type Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { pen, polyline } from './pen.ts';

type StrataParams = {
  /** Refractive index of each stratum, from the top; above the first one lies vacuum. */
  readonly indices: readonly number[];
  /** Angle from the vertical at which the ray arrives, in degrees. */
  readonly arrival: number;
};

export const strataDefaults: StrataParams = { indices: [1.15, 1.4, 1.7, 2.1, 2.6], arrival: 70 };

const frame = { width: 420, height: 400 } as const;
const [left, right] = [34, 370];
const top = 60;
const depth = 64;
const entry: Point = [84, top];

/**
 * The angle of the ray in each stratum, from the vertical, in radians: n sin θ keeps the value that it
 * has outside (Snell's law).
 */
export function refractedAngles(params: Partial<StrataParams> = {}): number[] {
  const { indices, arrival } = { ...strataDefaults, ...params };
  const kept = Math.sin((arrival * Math.PI) / 180);
  return indices.map((n) => Math.asin(kept / n));
}

/** A ray that enters a stack of strata, each denser than the one above, and is bent at every boundary. */
export function strataFigure(params: Partial<StrataParams> = {}): Figure {
  const { indices, arrival } = { ...strataDefaults, ...params };
  const angles = refractedAngles(params);
  const ray: Point[] = [entry];
  for (const angle of angles) ray.push(along(ray.at(-1) ?? entry, [Math.tan(angle), 1], depth));
  const steep = Math.tan((arrival * Math.PI) / 180);
  const start = along(entry, [-steep, -1], 20);
  const normals = pen();
  for (const [x, y] of ray.slice(0, -1)) normals.moveTo([x, y - 20]).lineTo([x, y + 20]);
  const bands = indices.map((_, i): Mark => ({
    d: polyline([
      [left, top + i * depth],
      [right, top + i * depth],
      [right, top + (i + 1) * depth],
      [left, top + (i + 1) * depth],
    ]),
    fill: 'data',
    opacity: 0.05 + 0.055 * i,
  }));
  const bounds = pen();
  for (let i = 0; i <= indices.length; i++)
    bounds.moveTo([left, top + i * depth]).lineTo([right, top + i * depth]);
  const reflected = pen();
  for (const [i, [x, y]] of ray.slice(0, -1).entries()) {
    const slope = i === 0 ? steep : Math.tan(angles[i - 1] ?? 0);
    const length = Math.min(28, (right - x) / slope);
    reflected.moveTo([x, y]).lineTo(along([x, y], [slope, -1], length));
  }
  return {
    ...frame,
    title: 'A ray refracted through five strata',
    description:
      `A ray meets ${indices.length} strata at ${arrival} degrees from the vertical. Each is denser than the one above ` +
      `and bends it further down, to ${angles.map((angle) => degrees(angle)).join(', ')} degrees. ` +
      'At every boundary a little is thrown back, drawn dashed.',
    marks: [
      ...bands,
      { d: bounds.path(), stroke: 'hairline' },
      { d: normals.path(), stroke: 'faint', dash: '1 5', opacity: 0.8 },
      { d: reflected.path(), stroke: 'attack', dash: '2 5', opacity: 0.8 },
      { d: polyline([start, ...ray]), stroke: 'signal', width: 2 },
      ...indices.flatMap((n, i): Mark[] => [
        { text: String(i + 1), x: left - 12, y: middle(i), tone: 'ink', anchor: 'end' },
        { text: n.toFixed(2), x: right + 10, y: middle(i), tone: 'faint' },
        {
          text: `${degrees(angles[i] ?? 0)}°`,
          x: Math.round(((ray[i]?.[0] ?? 0) + (ray[i + 1]?.[0] ?? 0)) / 2 - 12),
          y: middle(i),
          tone: 'ink',
          anchor: 'end',
        },
      ]),
      { text: 'n', x: right + 10, y: top - 12, tone: 'faint' },
    ],
  };
}

const middle = (row: number): number => top + (row + 0.5) * depth + 4;
const degrees = (angle: number): number => Math.round((angle * 180) / Math.PI);
