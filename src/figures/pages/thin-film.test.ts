import { expect, test } from 'vitest';

import { reflectance } from './thin-film.ts';

const [film, glass] = [2.3, 1.52];

test('a film half a wave thick reflects as bare glass does', () => {
  for (const halves of [1, 2, 5])
    expect(reflectance((halves * 500) / (2 * film), 500)).toBeCloseTo(
      ((1 - glass) / (1 + glass)) ** 2,
      12,
    );
});

test('a film a quarter of a wave thick reflects the most', () => {
  const quarter = ((glass - film ** 2) / (glass + film ** 2)) ** 2;
  expect(reflectance(600 / (4 * film), 600)).toBeCloseTo(quarter, 12);
  for (let wavelength = 400; wavelength <= 700; wavelength++)
    expect(reflectance(420, wavelength)).toBeLessThanOrEqual(quarter + 1e-12);
});
