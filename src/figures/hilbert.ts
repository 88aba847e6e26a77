import type { Point } from './geometry.ts';
import type { Figure, Mark, Tone } from './model.ts';
import { dots, polyline } from './pen.ts';

/**
 * The place of a step along Hilbert's curve (Hilbert 1891) through a square of cells.
 * @param order the square has 2^order cells a side
 * @param step from 0 to 4^order - 1
 * @returns column and row, from the top left
 */
export function hilbertCell(order: number, step: number): Point {
  let [x, y] = [0, 0];
  let rest = step;
  for (let side = 1; side < 2 ** order; side *= 2) {
    const right = Math.floor(rest / 2) % 2;
    const down = (rest % 2) ^ right;
    // Each quarter is the curve itself, turned so that it ends where the next one begins.
    if (down === 0) {
      if (right === 1) [x, y] = [side - 1 - x, side - 1 - y];
      [x, y] = [y, x];
    }
    x += side * right;
    y += side * down;
    rest = Math.floor(rest / 4);
  }
  return [x, y];
}

const cell = 84;
const inset = 4;
const order = 2;
/** One tone a quarter: four steps of the curve stay in each. */
const tones: readonly Tone[] = ['signal', 'data', 'series', 'ok'];

const centerOf = (step: number): Point => {
  const [x, y] = hilbertCell(order, step);
  return [inset + (x + 0.5) * cell, inset + (y + 0.5) * cell];
};

/** Sixteen cells in reading order: the curve visits every cell once and never jumps. */
export function hilbertFigure(): Figure {
  const side = 2 ** order;
  const size = 2 * inset + side * cell;
  const steps = Array.from({ length: side * side }, (_, step) => step);
  const lines = Array.from({ length: side + 1 }, (_, index) => inset + index * cell);
  const grid = lines
    .map((at) => `M${inset} ${at}h${side * cell}M${at} ${inset}v${side * cell}`)
    .join('');
  const quarters = tones.map((tone, quarter): Mark => {
    const own = steps.slice(quarter * 4, quarter * 4 + 4).map(centerOf);
    return { d: dots(own), stroke: tone, width: 9 };
  });
  return {
    width: size,
    height: size,
    title: 'Hilbert curve through sixteen cells',
    description:
      'One unbroken line visits each cell of a four by four grid once, quarter by quarter, always moving to a neighbor.',
    marks: [
      { d: grid, stroke: 'hairline', width: 1 },
      { d: polyline(steps.map(centerOf)), stroke: 'faint', width: 1.6 },
      ...quarters,
    ],
  };
}
