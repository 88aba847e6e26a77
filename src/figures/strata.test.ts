import { expect, test } from 'vitest';

import { refractedAngles } from './strata.ts';

test('n sin θ is the same in every stratum as outside', () => {
  const indices = [1.2, 1.9, 1.4];
  const angles = refractedAngles({ indices, arrival: 40 });
  const outside = Math.sin((40 * Math.PI) / 180);
  for (const [i, n] of indices.entries())
    expect(n * Math.sin(angles[i] ?? 0)).toBeCloseTo(outside, 12);
});

test('a ray from straight above is not bent', () => {
  expect(refractedAngles({ arrival: 0 })).toEqual([0, 0, 0, 0, 0]);
});
