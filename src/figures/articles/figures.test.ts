import { expect, test } from 'vitest';

import { articleFigure } from './figures.ts';
import { disjointPaths } from '../graph.ts';
import { bitsLeft } from './identity-bits.ts';
import { orbit } from './logistic-map.ts';
import { passingChance, outcomes, powers } from './quantum-measurements.ts';
import { randomGrid, reachable } from './networks.ts';

test('the error for an unknown figure names it and lists the others', () => {
  expect(() => articleFigure('padlock')).toThrow(/no figure 'padlock'; there are .*malus/);
});

test('half of the photons pass at 45 degrees, and the chances at complementary angles add up to 1', () => {
  expect(passingChance(45)).toBeCloseTo(0.5, 12);
  for (const degrees of [0, 13, 71]) {
    expect(passingChance(degrees) + passingChance(90 - degrees)).toBeCloseTo(1, 12);
  }
});

test('the bits of the article: 28.3, then 27.3, 12.3 and 2.5 too many', () => {
  expect(bitsLeft().map((bits) => bits.toFixed(1))).toEqual(['28.3', '27.3', '12.3', '-2.5']);
});

test('in a chain an intruder reaches all up to the missing link', () => {
  const links = [
    [0, 1],
    [3, 4],
    [4, 5],
  ] as const;
  expect(reachable({ side: 3, links }, 0)).toEqual(new Set([0, 1]));
  expect(reachable({ side: 3, links }, 5)).toEqual(new Set([3, 4, 5]));
});

test('a large grid falls apart below one half and holds together above', () => {
  const share = (allowed: number) => {
    const side = 60;
    const sizes = [1, 2, 3].map(
      (seed) => reachable(randomGrid(seed, side, allowed), (side * side + side) / 2).size,
    );
    return Math.max(...sizes) / side ** 2;
  };
  expect(share(0.35)).toBeLessThan(0.05);
  expect(share(0.65)).toBeGreaterThan(0.85);
});

test('there are as many disjoint routes as links in the cut, and a blocking route is undone', () => {
  // The shortest way, 0-1-2-5, blocks both others until it is undone.
  const edges = [
    [0, 1],
    [1, 2],
    [2, 5],
    [0, 3],
    [3, 2],
    [1, 4],
    [4, 6],
    [6, 5],
  ] as const;
  const { routes, cut } = disjointPaths(edges, 0, 5);
  expect(routes).toHaveLength(2);
  expect(cut).toHaveLength(2);
  const steps = routes.flatMap((route) =>
    route.slice(1).map((node, i) => [route[i] ?? -1, node].toSorted((a, b) => a - b).join('-')),
  );
  expect(new Set(steps).size).toBe(steps.length);
});

test('the powers of 2 modulo 21 have period six, and their transform has six peaks', () => {
  expect(powers(2, 21, 8)).toEqual([1, 2, 4, 8, 16, 11, 1, 2]);
  const chances = outcomes(6, 128);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
  const peaks = chances.flatMap((chance, c) => (chance > 0.08 ? [c] : []));
  expect(peaks).toEqual([0, 21, 43, 64, 85, 107]);
});

test('the values of the article, from which one division recovers the key', () => {
  const [first = 0, second = 0, third = 0] = orbit(3);
  expect(second).toBeCloseTo(0.819, 12);
  expect(third.toFixed(3)).toBe('0.578');
  expect(second / (first * (1 - first))).toBeCloseTo(3.9, 12);
});
