import { expect, test } from 'vitest';

import { periodsFigure } from '../../src/figures/pages/waves.ts';
import { figureFile } from './figure-files.ts';

// Seen to fail: with labels as text, which pictures show in the visitor’s own sans serif.
test('the labels of a figure’s file are outlines', () => {
  const label = { text: '2030', x: 5, y: 9, tone: 'faint', anchor: 'middle' } as const;
  const [, svg] = figureFile({ ...periodsFigure(15), marks: [label] });
  expect(svg).not.toContain('<text');
  const first = /d="M(-?[\d.]+)/.exec(svg)?.[1];
  // Centered at its place.
  expect(Number(first)).toBeLessThan(5);
});

test('the name of a figure’s file changes with its content', () => {
  const [fifteen, svg] = figureFile(periodsFigure(15));
  expect(figureFile(periodsFigure(14))[0]).not.toBe(fifteen);
  expect(svg).toMatch(/^<svg /);
});
