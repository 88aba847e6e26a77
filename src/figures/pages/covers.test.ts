import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import type { Figure } from '../pen/model.ts';
import { caseStrip, paperCover } from './covers.ts';
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
