import { expect, test } from 'vitest';

import { extent } from './extent.ts';
import { framesOf, wireSizesFigure } from './wire-sizes.ts';

test.each([
  [32, '1 frame'],
  [1500, '1 frame'],
  [1568, '2 frames'],
  [7856, '6 frames'],
])('%i bytes need %s', (bytes, frames) => expect(framesOf(bytes)).toBe(frames));

test('bars are to scale', () => {
  const widths = wireSizesFigure()
    .marks.filter((mark) => 'd' in mark && mark.cap === 'butt')
    .map((mark) => extent({ ...wireSizesFigure(), marks: [mark] }).width - 9);
  expect((widths[5] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(7856 / 1088, 1);
});
