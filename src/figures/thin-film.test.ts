import { expect, test } from 'vitest';

import { pathPoints } from './extent.ts';
import { bezier } from './fit-curve.ts';
import { distance } from './geometry.ts';
import { pen } from './pen.ts';
import { drawReflectance, filmOf, reflectance, reflectanceCurve } from './thin-film.ts';
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

test('the drawing keeps to the curve, with two segments to a ripple', () => {
  const box = { x: 0, y: 0, width: 200, height: 130 };
  for (let pages = 20; pages <= 60; pages++) {
    const curve = reflectanceCurve(filmOf(pages), box);
    const exact = Array.from({ length: 1201 }, (_, i) => curve(400 + i / 4).at);
    const points = pathPoints(drawReflectance(pen(3), filmOf(pages), box).path());
    const ends = points.filter((_, i) => i % 3 === 0);
    expect(ends.at(-1)?.[0]).toBeCloseTo(200, 6);
    for (let i = 0; i + 3 < points.length; i += 3) {
      const [a, b, c, d] = points.slice(i);
      if (!a || !b || !c || !d) throw new Error('A segment has four points');
      for (const u of [0.2, 0.4, 0.5, 0.6, 0.8]) {
        const drawn = bezier(a, b, c, d, u);
        const misses = Math.min(...exact.map((point) => distance(point, drawn)));
        expect(misses, `${pages} pages`).toBeLessThan(0.75);
      }
    }
    const ripples = (2 * film * filmOf(pages)) / 400 - (2 * film * filmOf(pages)) / 700;
    expect(ends.length - 1, `${pages} pages`).toBeLessThanOrEqual(2 * ripples + 4);
  }
});

test('the drawing of all papers names the length of each', () => {
  const pages = [28, 36, 38, 42, 44, 56];
  expect(thinFilmsFigure(pages).description).toContain('28, 36, 38, 42, 44, 56 pages');
});
