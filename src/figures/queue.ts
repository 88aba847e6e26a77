import { type Curve, fitCurve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

const frame = { width: 420, height: 400 } as const;
const axis = { left: 34, right: 404, top: 14, bottom: 366 } as const;
/** The longest time in system that is drawn, in service times. */
const highest = 20;

/** Loads that are marked on the curve. */
export const markedLoads = [0.5, 0.8, 0.9, 0.95] as const;

/**
 * Mean time in system of one server with random arrivals (M/M/1), in units of the service time.
 * @param load ρ, the share of time that the server is busy: from 0, below 1
 * @throws RangeError for a load at which the queue grows without end
 */
export function timeInSystem(load: number): number {
  if (load < 0 || load >= 1) throw new RangeError(`No queue settles at a load of ${load}`);
  return 1 / (1 - load);
}

function place(load: number): Point {
  return [
    axis.left + load * (axis.right - axis.left),
    axis.bottom - (timeInSystem(load) / highest) * (axis.bottom - axis.top),
  ];
}

const curve: Curve = (load) => ({
  at: place(load),
  slope: [axis.right - axis.left, -(timeInSystem(load) ** 2 / highest) * (axis.bottom - axis.top)],
});

/** Waiting against load: flat for long, then steep, and never at rest at full load. */
export function queueFigure(): Figure {
  return {
    ...frame,
    title: 'Time in system as 1 / (1 − ρ)',
    description:
      'Load from 0 to 100% runs to the right, time in system upward. ' +
      markedLoads
        .map((load) => `At ${load * 100}% it is ${Math.round(timeInSystem(load))} service times`)
        .join('. ') +
      '. Toward 100% the curve rises without end.',
    marks: [
      {
        d: polyline([
          [axis.left, axis.top],
          [axis.left, axis.bottom],
          [axis.right, axis.bottom],
        ]),
        stroke: 'hairline',
      },
      {
        d: polyline([
          [axis.right, axis.top],
          [axis.right, axis.bottom],
        ]),
        stroke: 'attack',
        dash: '3 5',
      },
      ...markedLoads.map((load): Mark => {
        const [x, y] = place(load);
        return {
          d: polyline([
            [axis.left, y],
            [x, y],
            [x, axis.bottom],
          ]),
          stroke: 'hairline',
          dash: '1 5',
        };
      }),
      { d: fitCurve(pen(), curve, 0, 0.95).path(), stroke: 'signal', width: 2.2 },
      { d: dots(markedLoads.map(place)), stroke: 'ink', width: 7 },
      ...markedLoads.map((load): Mark => ({
        text: `${Math.round(timeInSystem(load))}×`,
        x: axis.left - 8,
        y: place(load)[1] + 4,
        tone: 'ink',
        anchor: 'end',
      })),
      ...([0, 0.5, 0.8, 0.95] as const).map((load): Mark => ({
        text: `${load * 100}%`,
        x: axis.left + load * (axis.right - axis.left),
        y: axis.bottom + 18,
        tone: 'faint',
        anchor: 'middle',
      })),
    ],
  };
}
