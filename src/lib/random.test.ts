import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

test('is the published mulberry32 sequence', () => {
  const next = seededRandom(1);
  expect([next(), next(), next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
  expect(seededRandom(0)()).toBe(0.26642920868471265);
});
