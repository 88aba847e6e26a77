import { sizeMarks } from './still.ts';
import { halfBoxes, type Figure, type Layout } from '../pen/model.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

export const sessionParts = [
  { minutes: 10, tone: 'data' },
  { minutes: 25, tone: 'signal' },
  { minutes: 10, tone: 'series' },
] as const;

/** A session as the height of a clock's hand, with one color for each part. */
export function sessionScene(layout: Layout): Figure {
  const box = halfBoxes[layout];
  const total = sessionParts.reduce((sum, { minutes }) => sum + minutes, 0);
  const ends = sessionParts.map((_, i) =>
    sessionParts.slice(0, i + 1).reduce((sum, part) => sum + part.minutes, 0),
  );
  const marks = sizeMarks(
    {
      tones: sessionParts.map(({ tone }) => tone),
      pitch: layout === 'wide' ? 8 : 6,
      at(x, y) {
        const minutes = (total * x) / box.width;
        const middle = box.height * (0.5 - 0.36 * Math.sin((2 * Math.PI * minutes) / 60));
        const size = Math.exp(-(((y - middle) / (box.height * 0.17)) ** 2));
        const part = ends.findIndex((end) => minutes < end);
        return size < 0.1
          ? undefined
          : { size, kind: ((part < 0 ? ends.length - 1 : part) + 0.5) / ends.length };
      },
    },
    box,
    { sizes: 5 },
  );
  return {
    ...box,
    stretch: true,
    title: fill(words.session, { total }),
    description: fill(words.sessionText, {
      total,
      parts: sessionParts.map(({ minutes }) => minutes).join(', '),
    }),
    marks,
  };
}
