import { expect, test } from 'vitest';

import { handAt, phasorFigure, shadow } from './phasor.ts';

test('45 minutes of an hour are 270 degrees: the hand points left', () => {
  const [top, left] = [handAt(0), handAt(45)];
  expect(handAt(60)[0]).toBeCloseTo(top[0], 9);
  expect(left[0]).toBeCloseTo(top[0] - 92, 9);
  expect(left[1]).toBeCloseTo(top[1] + 92, 9);
});

test('the shadow stands under the hand at every moment', () => {
  for (const minute of [0, 7, 10, 35, 45, 58]) {
    expect(shadow()(minute).at[0]).toBeCloseTo(handAt(minute)[0], 9);
  }
});

test('seen from the side the motion is harmonic: acceleration is against the displacement', () => {
  const [rest] = handAt(0);
  const x = (minute: number) => shadow()(minute).at[0] - rest;
  const step = 0.01;
  for (const minute of [5, 20, 41]) {
    const acceleration = (x(minute + step) - 2 * x(minute) + x(minute - step)) / step ** 2;
    const rate = (2 * Math.PI) / 60;
    expect(acceleration).toBeCloseTo(-(rate ** 2) * x(minute), 3);
  }
});

test('names the minutes at which the parts end', () => {
  const labels = phasorFigure().marks.flatMap((mark) => ('text' in mark ? [mark.text] : []));
  expect(labels).toEqual(['0', '10', '35', '45']);
});
