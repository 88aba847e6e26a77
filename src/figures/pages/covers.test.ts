import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import type { Figure } from '../pen/model.ts';
import { caseStrip, monthTicks, paperCover } from './covers.ts';
import * as words from '../words.ts';

/** Dots of a figure whose rows are dashed lines. */
function dotsOf({ marks }: Figure): number {
  let sum = 0;
  for (const mark of marks) {
    if (!('d' in mark)) continue;
    const pitch = Number(mark.dash?.split(' ')[1]);
    for (const [, length] of mark.d.matchAll(/h(-?[\d.]+)/g))
      sum += Math.round((Number(length) - 1) / pitch) + 1;
  }
  return sum;
}

test.each([1, 3, 5, 1_180, 3_309])('the cover of the number %i has as many dots', (count) => {
  for (const lit of [0, 1, count])
    expect(dotsOf(paperCover({ count, lit, text: 'dots' }))).toBe(count);
});

test('the phases of a case fill a year of working days and say how long they take', () => {
  const strip = caseStrip([3, 2, 4]);
  expect(dotsOf(strip)).toBe(52 * 5);
  expect(strip.title).toBe(fill(words.caseStrip, { total: 9 }));
  expect(strip.description).toBe(fill(words.caseStripText, { phases: 3, months: '3, 2, 4' }));
  expect(dotsOf(caseStrip([4, 3, 3, 2]))).toBe(52 * 5);
});

// Seen to fail: with months of a twelfth of the width above phases of whole weeks.
test('a phase begins at the tick of its month', () => {
  const { marks, width } = caseStrip([3, 2, 4]);
  const starts = marks.map((mark) => ('d' in mark ? Number(/M([\d.]+)/.exec(mark.d)?.[1]) : NaN));
  const columns = [0, 3, 5, 9].map((month) => ((monthTicks[month]?.at ?? NaN) / 100) * width);
  const halfWeek = width / 52 / 2;
  for (const [index, column] of columns.entries())
    expect(starts[index]).toBeCloseTo(column + halfWeek, 0);
});
