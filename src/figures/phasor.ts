import { type Curve, fitCurve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure, Tone } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

/** A stretch of the session: how many minutes it takes and the role it is drawn in. */
type Part = { readonly minutes: number; readonly tone: Tone };

type PhasorParams = {
  readonly parts: readonly Part[];
};

const defaults: PhasorParams = {
  parts: [
    { minutes: 10, tone: 'data' },
    { minutes: 25, tone: 'signal' },
    { minutes: 10, tone: 'series' },
  ],
};

const hour = 60;
const center: Point = [130, 126];
const radius = 92;
const track = { top: 262, step: 2.7 };
const frame = { width: 260, height: 448 } as const;

/** The place of the hand after some minutes: clockwise from the top, as on a clock. */
export function handAt(minutes: number, length = radius): Point {
  const angle = (2 * Math.PI * minutes) / hour;
  return [center[0] + length * Math.sin(angle), center[1] - length * Math.cos(angle)];
}

/** The hand's shadow on a line, drawn downward as time goes on: x = r sin(2πt / 60). */
export function shadow(): Curve {
  const rate = (2 * Math.PI) / hour;
  return (t) => ({
    at: [handAt(t)[0], track.top + t * track.step],
    slope: [radius * rate * Math.cos(rate * t), track.step],
  });
}

/** The rim of the clock between two moments, as a curve in minutes. */
function rim(): Curve {
  const rate = (2 * Math.PI) / hour;
  return (t) => ({
    at: handAt(t),
    slope: [radius * rate * Math.cos(rate * t), radius * rate * Math.sin(rate * t)],
  });
}

/**
 * A phasor that turns through the share of an hour that a session takes, and the wave it casts: uniform
 * rotation seen from the side is simple harmonic motion. The parts of the session are marked on both.
 */
export function phasorFigure(params: Partial<PhasorParams> = {}): Figure {
  const { parts } = { ...defaults, ...params };
  const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, p) => sum + p.minutes, 0));
  const total = ends.at(-1) ?? 0;
  const starts = [0, ...ends];
  const ticks = pen();
  for (let minute = 0; minute < hour; minute += 5) {
    ticks
      .moveTo(handAt(minute, radius + 6))
      .lineTo(handAt(minute, radius + (minute % 15 ? 10 : 14)));
  }
  const tip = handAt(total);
  const cast = shadow()(total).at;
  const degrees = Math.round((360 * total) / hour);
  const labels = [0, ...ends].map((minute) => {
    const [x, y] = handAt(minute, radius + 25);
    return { text: String(minute), x, y: y + 4, tone: 'faint', anchor: 'middle' } as const;
  });
  return {
    ...frame,
    title: `A phasor turned through ${degrees} degrees: ${total} minutes of an hour`,
    description:
      `A clock hand turns through ${total} of 60 minutes, in parts of ` +
      `${parts.map(({ minutes }) => minutes).join(', ')}. ` +
      'Below, its shadow runs down the page as a sine wave and stops where the hand does.',
    marks: [
      { d: ticks.path(), stroke: 'hairline' },
      { d: fitCurve(pen(), rim(), total, hour).path(), stroke: 'hairline', dash: '1 5' },
      {
        d:
          polyline([
            [center[0], track.top],
            [center[0], track.top + hour * track.step],
          ]) + polyline([tip, cast]),
        stroke: 'hairline',
        dash: '1 5',
      },
      { d: fitCurve(pen(), shadow(), total, hour).path(), stroke: 'faint', dash: '1 5' },
      ...parts.flatMap(({ tone }, i) => {
        const [from = 0, to = 0] = [starts[i], ends[i]];
        return [
          { d: fitCurve(pen(), rim(), from, to).path(), stroke: tone, width: 2.4 },
          { d: fitCurve(pen(), shadow(), from, to).path(), stroke: tone, width: 2.4 },
        ];
      }),
      { d: polyline([center, tip]), stroke: 'ink', width: 1.6 },
      { d: dots([center, tip, cast]), stroke: 'ink', width: 6 },
      ...labels,
    ],
  };
}
