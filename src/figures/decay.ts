import { fitCurve, type Curve } from './fit-curve.ts';
import { tenths, type Point } from './geometry.ts';
import { featureFrame, type Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type DecayParams = {
  /** Time until half of the fast quantity is left, in figure units of the time axis. */
  readonly fast: number;
  /** The same for the slow quantity. */
  readonly slow: number;
};

const defaults: DecayParams = { fast: 18, slow: 270 };

const axis = { x: 22, y: 154, top: 8, right: 355 };

/**
 * Two exponential decays, N(t) = N₀ 2^(-t/T). The line at one half crosses each curve at its half-life.
 */
export function decayFigure(params: Partial<DecayParams> = {}): Figure {
  const { fast, slow } = { ...defaults, ...params };
  const span = axis.right - axis.x;
  const half = axis.y - (axis.y - axis.top) / 2;
  const ticks = pen();
  for (let t = fast; t <= span; t += fast) {
    const x = axis.x + t;
    ticks.moveTo([x, axis.y]).lineTo([x, axis.y + 4]);
  }
  const ratio = tenths(slow / fast);
  const crossings: Point[] = [fast, slow].map((t) => [axis.x + t, half]);
  const drops = pen();
  for (const [x, y] of crossings) drops.moveTo([x, y]).lineTo([x, axis.y]);
  return {
    ...featureFrame,
    title: `Two decays with half-lives of 1 and ${ratio}`,
    description: `Two curves fall from the same height. One is down to a half after 1 unit of time, the other after ${ratio}.`,
    marks: [
      {
        d:
          polyline([
            [axis.x, half],
            [axis.x + slow, half],
          ]) + drops.path(),
        stroke: 'hairline',
        dash: '1 4',
      },
      {
        d:
          polyline([
            [axis.x, axis.top],
            [axis.x, axis.y],
            [axis.right, axis.y],
          ]) + ticks.path(),
        stroke: 'hairline',
      },
      { d: fitCurve(pen(), decay(slow), 0, span).path(), stroke: 'faint', width: 1.4 },
      { d: fitCurve(pen(), decay(fast), 0, span).path(), stroke: 'signal', width: 1.8 },
      { d: dots([crossings[0] ?? [0, 0]]), stroke: 'signal', width: 6 },
      { d: dots([crossings[1] ?? [0, 0]]), stroke: 'faint', width: 6 },
      { text: '½', x: axis.x - 8, y: half + 4, tone: 'faint', anchor: 'end' },
      { text: '1', x: axis.x + fast, y: axis.y + 18, tone: 'signal', anchor: 'middle' },
      { text: `${ratio}`, x: axis.x + slow, y: axis.y + 18, tone: 'faint', anchor: 'middle' },
    ],
  };
}

/** The decay with a half-life, from time 0, as a curve in the figure. */
export function decay(halfLife: number): Curve {
  return (t) => {
    const left = (axis.y - axis.top) * 2 ** (-t / halfLife);
    return { at: [axis.x + t, axis.y - left], slope: [1, (left * Math.LN2) / halfLife] };
  };
}
