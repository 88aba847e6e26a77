import { expect, test } from 'vitest';

import { filmOf, reflectance, reflectanceCurve, thinFilmFigure } from './thin-film.ts';
import { thinFilmsFigure } from './thin-films.ts';

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

test('the curve stands on the foot of its box and keeps within it', () => {
  const box = { x: 10, y: 20, width: 300, height: 64 };
  const curve = reflectanceCurve(filmOf(42), box);
  expect(curve(400).at[0]).toBe(10);
  expect(curve(700).at[0]).toBe(310);
  expect(curve(550).at[1]).toBeCloseTo(84 - (64 * reflectance(420, 550)) / 0.32, 9);
});

test('papers of different length have different drawings', () => {
  const pages = [28, 36, 38, 42, 44, 56];
  const drawn = pages.map((count) => JSON.stringify(thinFilmFigure(count).marks));
  expect(new Set(drawn).size).toBe(pages.length);
  expect(thinFilmFigure(42).title).toBe('A film 420 nanometers thick');
  expect(thinFilmsFigure(pages).description).toContain('28, 36, 38, 42, 44, 56 pages');
});
