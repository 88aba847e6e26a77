import { expect, test } from 'vitest';

import { monogramFigure, turnsOf } from './monogram.ts';

test('monograms have as many folds as the first name has letters', () => {
  expect(turnsOf('Ingrid Halvorsgaard').folds).toBe(6);
  expect(turnsOf('Al Jo').folds).toBe(3);
});

test('monograms have n-fold symmetry: frequencies differ by multiples of n', () => {
  const { folds, turns } = turnsOf('Noor Castellane');
  for (const { frequency } of turns) expect(Math.abs((frequency - 1) % folds)).toBe(0);
});

test('monograms differ for people with the same first name', () => {
  const [one, other] = ['Ada Lovelace', 'Ada Byron'].map((name) => monogramFigure(name));
  expect(one?.marks).not.toEqual(other?.marks);
});

test('a name without English letters still has a curve', () => {
  expect(() => monogramFigure('Ω')).not.toThrow();
});
