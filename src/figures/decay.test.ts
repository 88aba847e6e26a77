import { expect, test } from 'vitest';

import { decay, decayFigure } from './decay.ts';

test('half is left after each half-life', () => {
  const curve = decay(20);
  const left = (t: number) => decay(20)(1e6).at[1] - curve(t).at[1];
  expect(left(20)).toBeCloseTo(left(0) / 2);
  expect(left(60)).toBeCloseTo(left(0) / 8);
});

test('its slope is its derivative', () => {
  const curve = decay(33);
  const rise = (curve(40 + 1e-4).at[1] - curve(40 - 1e-4).at[1]) / 2e-4;
  expect(curve(40).slope[1]).toBeCloseTo(rise, 6);
});

test('the title states the ratio of the half-lives', () => {
  const figure = decayFigure({ fast: 20, slow: 200 });
  expect(figure.title).toContain('10');
  expect(figure.marks).toContainEqual(expect.objectContaining({ text: '10' }));
});
