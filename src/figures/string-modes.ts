import { type Curve, fitCurve } from './fit-curve.ts';
import type { Figure, Mark } from './model.ts';
import { dots, pen } from './pen.ts';

const width = 420;
const [left, right] = [30, width - 6];
const spacing = 62;
const top = 34;
const amplitude = 21;

/** The nth mode of a string at full swing: n arcs between fixed ends. `side` is its phase, 1 or −1. */
export function stringMode(n: number, side: 1 | -1): Curve {
  const y = top + (n - 1) * spacing;
  const rate = Math.PI * n;
  return (t) => ({
    at: [left + t * (right - left), y - side * amplitude * Math.sin(rate * t)],
    slope: [right - left, -side * amplitude * rate * Math.cos(rate * t)],
  });
}

/**
 * The first modes of a string, one for each product in order: solid for what ships, dashed for what is
 * coming.
 */
export function stringModesFigure(shipping: readonly boolean[]): Figure {
  const numbers = (wanted: boolean): string =>
    shipping.flatMap((ships, i) => (ships === wanted ? [i + 1] : [])).join(', ');
  return {
    width,
    height: top * 2 + (shipping.length - 1) * spacing - 8,
    title: `The first ${shipping.length} modes of a string`,
    description:
      `${shipping.length} standing waves with 1 to ${shipping.length} arcs, one for each product in order. ` +
      `Solid, for products that ship: ${numbers(true)}. Dashed, for those to come: ${numbers(false)}.`,
    marks: shipping.flatMap((ships, index): Mark[] => {
      const n = index + 1;
      const y = top + index * spacing;
      const draw = (side: 1 | -1): string => fitCurve(pen(), stringMode(n, side), 0, 1, 0.3).path();
      return [
        { d: draw(-1), stroke: 'hairline', ...(!ships && { dash: '3 6' }) },
        { d: draw(1), stroke: ships ? 'ok' : 'soon', width: 2, ...(!ships && { dash: '3 6' }) },
        {
          d: dots(
            Array.from({ length: n + 1 }, (_, i) => [left + (i / n) * (right - left), y] as const),
          ),
          stroke: 'ink',
          width: 5,
        },
        { text: String(n), x: 4, y: y + 4, tone: 'faint' },
      ];
    }),
  };
}
