import type { Point } from './geometry.ts';
import type { Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

const frame = { width: 520, height: 300 } as const;
const lensX = 250;
const axisY = 150;
const object: Point = [20, axisY];
/** Focal length in figure units. */
const focal = 117;
/** Heights above the axis at which the rays meet the lens. */
const heights = [-104, -38, 38, 104] as const;

/**
 * Where a thin lens brings rays from an object together again: 1/f = 1/a + 1/b.
 * @param distance from the object to the lens, longer than the focal length
 * @returns distance from the lens to the image
 */
export function imageDistance(distance: number, focalLength: number): number {
  return (distance * focalLength) / (distance - focalLength);
}

/** One point sends four rays through a lens; no ray has the whole light, and all meet in one image. */
export function lensFigure(): Figure {
  const image: Point = [lensX + imageDistance(lensX - object[0], focal), axisY];
  const crossings = heights.map((height): Point => [lensX, axisY + height]);
  const lens = pen()
    .moveTo([lensX, axisY - 138])
    .curveTo([lensX + 26, axisY - 60], [lensX + 26, axisY + 60], [lensX, axisY + 138])
    .curveTo([lensX - 26, axisY + 60], [lensX - 26, axisY - 60], [lensX, axisY - 138]);
  return {
    ...frame,
    title: 'Four rays through a lens',
    description:
      'Rays leave one point, each meets the lens at another height, and all of them come together in one image. At the lens, no place holds more than one of them.',
    marks: [
      { d: polyline([object, image]), stroke: 'hairline', dash: '1 5' },
      { d: lens.path(), stroke: 'faint' },
      {
        d: crossings.map((place) => polyline([object, place])).join(''),
        stroke: 'data',
        width: 1.6,
      },
      {
        d: crossings.map((place) => polyline([place, image])).join(''),
        stroke: 'signal',
        width: 1.6,
      },
      { d: dots(crossings), stroke: 'series', width: 11 },
      { d: dots([object, image]), stroke: 'ink', width: 9 },
    ],
  };
}
