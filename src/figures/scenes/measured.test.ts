import { expect, test } from 'vitest';

import { heroInterference } from './home.ts';
import { beamsAt } from './measured.ts';

const params = heroInterference({ width: 1440, height: 820, header: 0, text: [] });
const slits = params.sources.map(([, y]) => y);
const [above = 0, below = 0] = slits;
const intensityAt = (x: number, y: number) => {
  const { re, im } = beamsAt(params, [x, y]);
  return Math.hypot(re, im);
};

// Seen to fail: with a waist as wide as the slits are apart.
test('while someone looks, each slit has a band, and between the bands there is one dark strip', () => {
  const x = (params.sources[0]?.[0] ?? 0) + 4 * params.wavelength;
  const heights = Array.from(
    { length: 200 },
    (_, i) => above - 200 + ((below - above + 400) * i) / 199,
  );
  const values = heights.map((y) => intensityAt(x, y));
  const peaks = heights.filter(
    (_, i) => (values[i] ?? 0) > (values[i - 1] ?? 0) && (values[i] ?? 0) >= (values[i + 1] ?? 0),
  );
  expect(peaks).toHaveLength(2);
  for (const [index, y] of peaks.entries())
    expect(Math.abs(y - (slits[index] ?? 0))).toBeLessThan(params.wavelength / 4);
  expect(intensityAt(x, (above + below) / 2)).toBeLessThan(intensityAt(x, above) / 2);
});
