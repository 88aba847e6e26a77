import { type Curve, fitCurve, pen } from '../pen/pen.ts';
import type { Figure, Tone } from '../pen/model.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

const side = 200;
const center = side / 2;
const radius = 92;
const tones: readonly Tone[] = ['signal', 'data', 'series'];

type Turn = { readonly frequency: number; readonly size: number; readonly phase: number };

/** Letters as numbers, a = 0 to z = 25; other characters are left out. */
const lettersOf = (word: string): number[] =>
  Array.from(word.toLowerCase())
    .map((letter) => letter.charCodeAt(0) - 97)
    .filter((n) => n >= 0 && n < 26);

/**
 * The rotating vectors of a name. The first name's length is the number of folds; three letters of the last name
 * set the size and phase of one vector each.
 */
export function turnsOf(name: string): { readonly folds: number; readonly turns: readonly Turn[] } {
  const [first = '', ...rest] = name.split(' ');
  const folds = Math.max(3, lettersOf(first).length);
  const letters = lettersOf(rest.join(''));
  const letter = (index: number): number => letters[index % Math.max(1, letters.length)] ?? 0;
  const own = [1 - folds, 1 + folds, 1 - 2 * folds].map((frequency, index): Turn => {
    const value = letter(index * 2);
    return {
      frequency,
      size: (0.75 - 0.2 * index) * (0.45 + 0.55 * (value / 25)),
      phase: (2 * Math.PI * letter(index * 2 + 1)) / 26,
    };
  });
  return { folds, turns: [{ frequency: 1, size: 1, phase: 0 }, ...own] };
}

/** The path of the sum of all vectors, for t from 0 to 2π. */
function tip(turns: readonly Turn[], scale: number): Curve {
  const sum = (t: number, part: (angle: number) => number, rate = false): number =>
    turns.reduce(
      (total, { frequency, size, phase }) =>
        total + size * (rate ? frequency : 1) * part(frequency * t + phase),
      0,
    );
  return (t) => ({
    at: [center + scale * sum(t, Math.cos), center - scale * sum(t, Math.sin)],
    slope: [-scale * sum(t, Math.sin, true), -scale * sum(t, Math.cos, true)],
  });
}

/**
 * Stands in for a portrait: a sum of rotations whose frequencies differ by multiples of n has n-fold symmetry.
 * Source: Farris, Wheels on Wheels on Wheels, Mathematics Magazine 69 (1996).
 */
export function monogramFigure(name: string): Figure {
  const { folds, turns } = turnsOf(name);
  const reach = Math.max(
    ...Array.from({ length: 720 }, (_, i) => {
      const [x, y] = tip(turns, 1)((i * Math.PI) / 360).at;
      return Math.hypot(x - center, y - center);
    }),
  );
  const d = fitCurve(pen(), tip(turns, radius / reach), 0, 2 * Math.PI, 0.4).path();
  return {
    width: side,
    height: side,
    title: fill(words.monogram, { name }),
    description: fill(words.monogramText, { folds }),
    marks: [
      {
        d: pen()
          .circle([center, center], side / 2 - 2)
          .path(),
        stroke: 'hairline',
        width: 0.8,
      },
      { d, stroke: tones[folds % tones.length], width: 1.4 },
    ],
  };
}
