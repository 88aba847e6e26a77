import { expect, test } from 'vitest';

import { distance } from './geometry.ts';
import { arc, waveletCenters, wide } from './wavelets.ts';

test('the new front touches every wavelet and crosses none', () => {
  const { source, radius, wavelet } = wide;
  for (const center of waveletCenters(wide)) {
    expect(distance(source, center)).toBeCloseTo(radius, 9);
    const reach = Array.from({ length: 629 }, (_, i) =>
      distance(source, arc(center, wavelet)(i / 100).at),
    );
    expect(Math.max(...reach)).toBeLessThanOrEqual(radius + wavelet + 1e-9);
    expect(Math.max(...reach)).toBeCloseTo(radius + wavelet, 1);
  }
});
