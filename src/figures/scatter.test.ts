import { expect, test } from 'vitest';

import { featureFrame } from './model.ts';
import { scatterRecords } from './scatter.ts';

const { plain, marked } = scatterRecords();
const exact = scatterRecords({ reach: 0 });

test('records are moved, not lost: the counts are those of the grid', () => {
  expect(plain).toHaveLength(exact.plain.length);
  expect(marked).toHaveLength(exact.marked.length);
});

test('the three marked discs are the same', () => {
  const third = featureFrame.width / 3;
  const counts = [0, 1, 2].map(
    (part) => exact.marked.filter(([x]) => Math.floor(x / third) === part).length,
  );
  expect(new Set(counts).size).toBe(1);
});

test('the left keeps its order and displacement grows to the right', () => {
  const moves = marked.map(([x, y], i) => {
    const [fromX = 0, fromY = 0] = exact.marked[i] ?? [];
    return { at: fromX / featureFrame.width, by: Math.hypot(x - fromX, y - fromY) };
  });
  const mean = (from: number, to: number): number => {
    const part = moves.filter(({ at }) => at >= from && at < to);
    return part.reduce((sum, move) => sum + move.by, 0) / part.length;
  };
  expect(mean(0, 0.3)).toBe(0);
  expect(mean(0.7, 1)).toBeGreaterThan(2 * mean(0.4, 0.6));
});

test('another seed moves them otherwise', () => {
  expect(scatterRecords({ seed: 6 }).marked).not.toEqual(marked);
});
