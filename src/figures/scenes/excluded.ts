import type { Point } from '../pen/geometry.ts';
import type { Figure, PathMark, Tone } from '../pen/model.ts';
import { pen, polyline } from '../pen/pen.ts';
import * as words from '../words.ts';

const frame = { width: 620, height: 300 } as const;
const center: Point = [397, 150];
export const conductorRadius = 72;
const count = 24;
const reach = 390;

/**
 * Height of a field line beside a round perfect conductor: y (1 − a²/r²) is constant along the line.
 * @param far height of the line far away
 * @param dx distance from the conductor along the field
 */
export function lineHeight(far: number, dx: number, radius: number): number {
  let [low, high] = [far, far + radius + 8];
  for (let step = 0; step < 30; step++) {
    const y = (low + high) / 2;
    if (y * (1 - radius ** 2 / (dx ** 2 + y ** 2)) < far) low = y;
    else high = y;
  }
  return (low + high) / 2;
}

/** A uniform field around a conductor that excludes it. */
export function excludedScene(): Figure {
  const groups = new Map<Tone, string>();
  for (let line = 0; line < count; line++) {
    const far = ((line + 0.5) / count - 0.5) * reach;
    const places: Point[] = [];
    for (let x = 0; x <= frame.width + 8; x += 8) {
      const offset = lineHeight(Math.abs(far), x - center[0], conductorRadius);
      places.push([x, center[1] + Math.sign(far) * offset]);
    }
    const share = Math.abs(far) / (frame.height / 2);
    const tone: Tone =
      share < 0.25 ? 'signal' : share < 0.55 ? 'data' : share < 0.85 ? 'series' : 'rest';
    groups.set(tone, (groups.get(tone) ?? '') + polyline(places));
  }
  return {
    ...frame,
    cover: 'xMaxYMid',
    title: words.excluded,
    description: words.excludedText,
    marks: [
      ...[...groups].map(([tone, d]): PathMark => ({
        d,
        stroke: tone,
        width: tone === 'signal' ? 2 : 1.3,
      })),
      {
        d: pen()
          .circle(center, conductorRadius - 3)
          .path(),
        stroke: 'ink',
        width: 1.8,
      },
    ],
  };
}
