import { expect, test } from 'vitest';

import { dotsOf } from './dots.ts';

// Seen to fail: with columns from the height, and with a tag of one byte less.
test.each([
  [17, 700, 28],
  [640, 700, 220],
  [16, 20, 400],
])('%i bytes are as many dots in a box of %i by %i, none on another', (length, width, height) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
  const { paths, pitch } = dotsOf(bytes, width, height);
  const places = paths.flatMap((path) => path.split('M').filter(Boolean));
  expect(new Set(places).size).toBe(length);
  expect(paths.at(-1)?.split('M').filter(Boolean)).toHaveLength(16);
  for (const place of places) {
    const [x = NaN, y = NaN] = place.replace('h0', '').split(' ').map(Number);
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
  expect(pitch).toBeGreaterThan(1);
});
