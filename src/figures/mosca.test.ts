import { expect, test } from 'vitest';

import { extent } from './extent.ts';
import { moscaFigure, sampleSecrets, secretUntil } from './mosca.ts';

test('a secret is exposed for the years of migration and of secrecy together', () => {
  expect(sampleSecrets.map(secretUntil)).toEqual([2031, 2039, 2058]);
});

test('only what outlasts the survey’s last year is drawn as exposed', () => {
  const red = (name: string) =>
    moscaFigure({ secrets: sampleSecrets.filter((secret) => secret.name === name) }).marks.some(
      (mark) => 'd' in mark && mark.stroke === 'attack' && mark.cap === 'butt',
    );
  expect(red('Card authorization')).toBe(false);
  expect(red('Health record')).toBe(true);
});

test('bars are to scale with the years', () => {
  const figure = moscaFigure({ secrets: [{ name: 'Bar', secrecy: 0, migration: 11 }], to: 2060 });
  const bar = figure.marks.find((mark) => 'd' in mark && mark.cap === 'butt');
  const { width } = extent({ ...figure, marks: bar ? [bar] : [] });
  expect((width - 12) / (1080 - 34)).toBeCloseTo(11 / 33, 2);
});

test.each([360, 1080])('fits a frame %i wide', (width) => {
  const { x, width: drawn } = extent(moscaFigure({ width }));
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + drawn).toBeLessThanOrEqual(width);
});
