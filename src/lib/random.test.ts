import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

test('is the published mulberry32 sequence', () => {
  const next = seededRandom(1);
  expect([next(), next(), next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
  expect(seededRandom(0)()).toBe(0.26642920868471265);
});

test('a seed repeats its sequence, and every number lies in [0, 1)', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const first = seededRandom(seed);
      const second = seededRandom(seed);
      for (let draw = 0; draw < 20; draw += 1) {
        const value = first();
        expect(value).toBe(second());
        expect(value >= 0 && value < 1).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('is even enough for a picture: ten bins of 10,000 draws stay within 5 standard deviations', () => {
  const next = seededRandom(656);
  const bins = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const bin = Math.floor(next() * 10);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(900));
});
