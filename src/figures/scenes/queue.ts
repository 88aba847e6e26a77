import { tenths } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';

const boxes = {
  wide: { width: 1440, height: 336, pitch: 12 },
  narrow: { width: 390, height: 440, pitch: 10 },
} as const;

/**
 * Mean time in system of one server with random arrivals (M/M/1), in units of the service time.
 * @param load ρ, the share of time that the server is busy: from 0, below 1
 * @throws RangeError for a load at which the queue grows without end
 */
export function timeInSystem(load: number): number {
  if (load < 0 || load >= 1) throw new RangeError(`No queue settles at a load of ${load}`);
  return 1 / (1 - load);
}

/** Mean number of requests in an M/M/1 queue: ρ / (1 − ρ). */
export const waiting = (load: number): number => load * timeInSystem(load);

/** Loads at the two edges. In between, equal steps divide the rest up to full load. */
const queueLoads = { from: 0.4, to: 0.966 } as const;
const room = (1 - queueLoads.to) / (1 - queueLoads.from);

/** Place of a load, from 0 at the left to 1 at the right. */
export const queuePlace = (load: number): number =>
  Math.log((1 - load) / (1 - queueLoads.from)) / Math.log(room);

const loadAt = (place: number): number => 1 - (1 - queueLoads.from) * room ** place;

/** Every column is a load; its large dots are waiting requests, its small ones free places. */
export function queueScene(layout: Layout): Figure {
  const { width, height, pitch } = boxes[layout];
  const columns = Math.floor(width / pitch);
  const most = Math.floor(height / pitch);
  const bottom = height - pitch / 2;
  const [calm, steep, late, free] = [pen(0), pen(0), pen(0), pen(0)];
  for (let column = 0; column < columns; column++) {
    const share = column / (columns - 1);
    const load = loadAt(share);
    const queue = Math.min(most, Math.round(waiting(load)));
    const x = (column + 0.5) * pitch;
    const drawing = load < 0.8 ? calm : load < 0.95 ? steep : late;
    dotRow(drawing, [x, bottom], [x, bottom - (queue - 1) * pitch]);
  }
  for (let row = 0; row < most; row++) {
    const y = bottom - row * pitch;
    dotRow(free, [pitch / 2, y], [width - pitch / 2, y]);
  }
  const line = { dash: `0 ${pitch}`, width: tenths(pitch * 0.8) } as const;
  return {
    width,
    height,
    title: 'Those who wait, at every load',
    description:
      `Load grows from ${queueLoads.from * 100}% at the left to ${Math.round(queueLoads.to * 100)}% at the right on a scale that widens toward full load, and every column has as ` +
      'many large dots as wait on average: one at half load, four at 80%, nine at 90%, nineteen at 95%. Toward full load the ' +
      'columns rise without end.',
    marks: [
      { d: free.path(), stroke: 'rest', dash: line.dash, width: 2 },
      { d: calm.path(), stroke: 'signal', ...line },
      { d: steep.path(), stroke: 'data', ...line },
      { d: late.path(), stroke: 'series', ...line },
    ],
  };
}
