import { expect, test } from 'vitest';

import { periodsFigure } from '../../src/figures/pages/periods.ts';
import { figureFile } from './figure-files.ts';

test('the name of a figure’s file changes with its content', () => {
  const [fifteen, svg] = figureFile(periodsFigure(15));
  expect(figureFile(periodsFigure(14))[0]).not.toBe(fifteen);
  expect(svg).toMatch(/^<svg /);
});
