import { along, distance, type Point } from './geometry.ts';
import { pen } from './pen.ts';

/** One path with a line and a two-stroke head from each start to its tip. */
export function arrows(
  pairs: readonly (readonly [from: Point, tip: Point])[],
  head: number,
): string {
  const drawing = pen();
  for (const [from, tip] of pairs) {
    const length = distance(from, tip);
    const back: Point = [(from[0] - tip[0]) / length, (from[1] - tip[1]) / length];
    const side: Point = [-back[1], back[0]];
    const root = along(tip, back, head);
    drawing.moveTo(from).lineTo(tip);
    drawing.moveTo(along(root, side, head / 2)).lineTo(tip, along(root, side, -head / 2));
  }
  return drawing.path();
}
