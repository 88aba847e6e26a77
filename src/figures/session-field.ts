import { sizeMarks } from './field-still.ts';
import { halfBoxes, type FieldFigure, type Layout } from './model.ts';

export type SessionPart = { readonly minutes: number; readonly tone: 'signal' | 'data' | 'series' };

export const sessionParts = [
  { minutes: 10, tone: 'data' },
  { minutes: 25, tone: 'signal' },
  { minutes: 10, tone: 'series' },
] as const satisfies readonly SessionPart[];

/** A session as the height of a clock's hand, with one color for each part. */
export function sessionFieldFigure(
  layout: Layout,
  parts: readonly SessionPart[] = sessionParts,
): FieldFigure {
  const box = halfBoxes[layout];
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const ends = parts.map((_, i) =>
    parts.slice(0, i + 1).reduce((sum, part) => sum + part.minutes, 0),
  );
  const marks = sizeMarks(
    {
      tones: parts.map(({ tone }) => tone),
      pitch: layout === 'wide' ? 8 : 6,
      at(x, y) {
        const minutes = (total * x) / box.width;
        const middle = box.height * (0.5 - 0.36 * Math.sin((2 * Math.PI * minutes) / 60));
        const size = Math.exp(-(((y - middle) / (box.height * 0.17)) ** 2));
        const part = ends.findIndex((end) => minutes < end);
        return size < 0.1
          ? undefined
          : { size, kind: ((part < 0 ? parts.length - 1 : part) + 0.5) / parts.length };
      },
    },
    box,
    { sizes: 5 },
  );
  return {
    ...box,
    stretch: true,
    title: `${total} minutes`,
    description: `The shadow of a clock's hand over ${total} minutes rises, falls and rises again, in parts of ${parts.map(({ minutes }) => minutes).join(', ')} minutes.`,
    legend: {
      dot: 'A dot is a moment of the session. Each part has its color.',
      formula: 'x = r sin(2πt / 60)',
    },
    marks,
  };
}
