import { fitCurve, type Curve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark, Tone } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

/** Damping ratio of every system: enough overshoot to see, little enough to settle. */
const damping = 0.42;

/** A system has settled when it stays this near to where it is going, for good. */
export const tolerance = 0.02;

/**
 * Answer of a second-order system to a step from 0 to 1, with its rate of change.
 * @param time in units of the natural period over 2π, from 0
 */
export function stepResponse(time: number): { value: number; rate: number } {
  const omega = Math.sqrt(1 - damping ** 2);
  const fade = Math.exp(-damping * time);
  return {
    value: 1 - fade * (Math.cos(omega * time) + (damping / omega) * Math.sin(omega * time)),
    rate: (fade * Math.sin(omega * time)) / omega,
  };
}

/** The moment from which on the response stays within the tolerance, in the same units. */
export function settlingTime(): number {
  const step = 1e-4;
  // Beyond this the envelope of the swings is within the tolerance already.
  const bound = -Math.log(tolerance * Math.sqrt(1 - damping ** 2)) / damping;
  let time = bound;
  while (Math.abs(stepResponse(time).value - 1) <= tolerance) time -= step;
  return time + step;
}

/** The axis runs on a little, so that the longest is seen at rest. */
const axisMonths = 14;

export type Frame = { readonly width: number; readonly height: number };

/** The frame beside a page's heading. */
const beside: Frame = { width: 304, height: 320 };

const tones: readonly Tone[] = ['signal', 'data', 'series'];

/**
 * Systems that are pushed to a new place, swing past it and come to rest: one for each project, at rest
 * when the project was done.
 * @param months how long each took, at most twelve
 */
export function stepResponsesFigure(months: readonly number[], frame = beside): Figure {
  const [left, right] = [4, frame.width - 4];
  const [top, ground] = [8, frame.height - 26];
  const goal = top + (ground - top) * 0.24;
  const x = (month: number): number => left + ((right - left) * month) / axisMonths;
  const y = (value: number): number => ground - (ground - goal) * value;
  const settled = settlingTime();
  const curve = (duration: number): Curve => {
    const speed = settled / duration;
    return (month) => {
      const { value, rate } = stepResponse(month * speed);
      return {
        at: [x(month), y(value)],
        slope: [(right - left) / axisMonths, -(ground - goal) * rate * speed],
      };
    };
  };
  const ordered = months.toSorted((a, b) => a - b);
  const rest = ordered.map((duration): Point => curve(duration)(duration).at);
  const drops = pen();
  for (const [at, height] of rest) drops.moveTo([at, height + 6]).lineTo([at, ground]);
  return {
    ...frame,
    title: 'Systems coming to rest',
    description:
      `Each curve is pushed to a new level, overshoots by a quarter, swings back and settles. ` +
      `They come to rest after ${ordered.join(', ')} months.`,
    marks: [
      {
        d: polyline([
          [left, ground],
          [right, ground],
        ]),
        stroke: 'faint',
      },
      {
        d: polyline([
          [left, goal],
          [right, goal],
        ]),
        stroke: 'faint',
        dash: '1 5',
      },
      { d: drops.path(), stroke: 'hairline' },
      ...ordered.map((duration, index): Mark => ({
        d: fitCurve(pen(), curve(duration), 0, axisMonths, 0.35).path(),
        stroke: tones[index % tones.length] ?? 'data',
        width: 1.5,
      })),
      { d: dots(rest), stroke: 'ink', width: 5 },
      ...ordered.map((duration): Mark => ({
        text: String(duration),
        x: Math.round(x(duration)),
        y: frame.height - 8,
        tone: 'faint',
        anchor: 'middle',
      })),
    ],
  };
}
