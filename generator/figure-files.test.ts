import { expect, test } from 'vitest';

import { periodsFigure } from '../src/figures/periods.ts';
import { FigureFiles } from './figure-files.ts';

test('the same figure is one file, and its address changes with its content', () => {
  const figures = new FigureFiles();
  const fifteen = figures.addressOf(periodsFigure(15));
  expect(figures.addressOf(periodsFigure(15))).toBe(fifteen);
  expect(figures.addressOf(periodsFigure(14))).not.toBe(fifteen);
  expect(figures.files.size).toBe(2);
  expect(figures.files.get(fifteen.slice(1))).toMatch(/^<svg /);
});
