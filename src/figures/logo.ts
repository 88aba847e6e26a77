import type { Figure } from './model.ts';
import { pen } from './pen.ts';

/** Half the distance between the two centers, and the circles' radius, in a 32-unit square. */
const [offset, radius] = [4.5, 9.6];

/**
 * The mark: two interlocking circles with their lens filled. The lens belongs to slightly smaller circles, so
 * that it keeps clear of the strokes.
 * @param name the vendor's name, for the text alternative
 */
export function logoFigure(name: string): Figure {
  const inner = radius - 0.9;
  const half = Math.sqrt(inner ** 2 - offset ** 2);
  const top = Math.round((16 - half) * 100) / 100;
  const drop = Math.round(half * 200) / 100;
  return {
    width: 32,
    height: 32,
    title: `${name} logo`,
    description: 'Two interlocking circles. The lens that they share is filled.',
    marks: [
      {
        d: `M16 ${top}a${inner} ${inner} 0 0 1 0 ${drop}a${inner} ${inner} 0 0 1 0-${drop}z`,
        fill: 'signal',
      },
      {
        d: pen()
          .circle([16 - offset, 16], radius)
          .circle([16 + offset, 16], radius)
          .path(),
        stroke: 'ink',
        width: 1.8,
      },
    ],
  };
}
