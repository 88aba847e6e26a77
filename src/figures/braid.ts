import type { Figure } from './model.ts';
import { featureFrame } from './model.ts';
import { pen } from './pen.ts';

type BraidParams = {
  /** A prime; the strands are the numbers below it. */
  readonly modulus: number;
  /** What every number is multiplied by. */
  readonly factor: number;
  /** Strand to follow. */
  readonly marked: number;
};

const defaults: BraidParams = { modulus: 17, factor: 3, marked: 5 };

const columns = [12, featureFrame.width / 2, featureFrame.width - 12] as const;
const top = 8;

/**
 * A permutation and its inverse as strands: multiplication modulo a prime takes the numbers below it to
 * other places, multiplication by the inverse (Fermat: factor to the power modulus - 2) brings each back.
 */
export function braidFigure(params: Partial<BraidParams> = {}): Figure {
  const { modulus, factor, marked } = { ...defaults, ...params };
  const inverse = inverseModulo(factor, modulus);
  const step = (featureFrame.height - 2 * top) / (modulus - 2);
  const y = (place: number): number => top + (place - 1) * step;
  const strands = pen();
  const follow = pen();
  for (let start = 1; start < modulus; start++) {
    const middle = (start * factor) % modulus;
    const places = [start, middle, (middle * inverse) % modulus];
    const drawing = start === marked ? follow : strands;
    drawing.moveTo([columns[0], y(start)]);
    for (let column = 1; column < columns.length; column++) {
      const [from, to] = [columns[column - 1] ?? 0, columns[column] ?? 0];
      const half = (from + to) / 2;
      const [before, after] = [y(places[column - 1] ?? 0), y(places[column] ?? 0)];
      drawing.curveTo([half, before], [half, after], [to, after]);
    }
  }
  return {
    ...featureFrame,
    title: 'A permutation and its inverse',
    description:
      `${modulus - 1} strands change places, as multiplication by ${factor} modulo ${modulus} moves the numbers below ${modulus}. ` +
      `Multiplication by ${inverse} brings every one of them back to where it began. One strand is marked.`,
    marks: [
      { d: strands.path(), stroke: 'faint', width: 1, opacity: 0.65 },
      { d: follow.path(), stroke: 'signal', width: 2 },
    ],
  };
}

/** The number that undoes multiplication by `factor`, for a prime modulus. */
export function inverseModulo(factor: number, modulus: number): number {
  let inverse = 1;
  for (let power = 0; power < modulus - 2; power++) inverse = (inverse * factor) % modulus;
  return inverse;
}
