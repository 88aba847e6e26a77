import { expect, test } from 'vitest';

import { sizeMarks } from './still.ts';

const box = { width: 100, height: 100 };
const marksOf = (at: (x: number) => { size: number }) =>
  sizeMarks({ tones: ['signal'], pitch: 10, at }, box);

// Seen to fail: with a line for every smaller size, too.
test('dots of one size are drawn once', () => {
  expect(marksOf(() => ({ size: 1 }))).toHaveLength(1);
});

test('smaller dots are drawn first, and larger ones over them', () => {
  const marks = marksOf((x) => ({ size: x < 50 ? 0.5 : 1 }));
  expect(marks.map(({ width }) => width)).toEqual([4.7, 9.4]);
});
