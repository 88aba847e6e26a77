import { expect, test } from 'vitest';

import { imageDistance } from './lens.ts';

test('an object at twice the focal length has its image there too', () => {
  expect(imageDistance(20, 10)).toBeCloseTo(20, 9);
});

test('rays at every height meet in the image: each is bent by its height over the focal length', () => {
  const [a, f] = [230, 117];
  const b = imageDistance(a, f);
  for (const height of [-104, 38]) {
    const slope = height / a - height / f;
    expect(height + slope * b).toBeCloseTo(0, 9);
  }
});
