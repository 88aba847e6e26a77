import { expect, test } from 'vitest';

import { arrayFactor } from './wave-sources.ts';
import { afterSteps, catStep } from '../pages/cat-map.ts';
import { lorentzian } from './timelines.ts';
import { conductorRadius, lineHeight } from './excluded.ts';
import type { Point } from '../pen/geometry.ts';
import { gaussianWeight, longBasisSteps } from './lattices.ts';
import { meshBypass } from '../mesh-bypass.ts';
import { wave } from '../pages/waves.ts';
import { laneSpread, stages } from '../pages/signals.ts';

test('a line of a spectrum is half as bright one half width away', () => {
  expect(lorentzian(0, 9)).toBe(1);
  expect(lorentzian(9, 9)).toBe(0.5);
});

test('both bases of the lattice span the same points', () => {
  const [[a, b], [c, d]] = longBasisSteps;
  expect(Math.abs(a * d - b * c)).toBe(1);
  expect(gaussianWeight(0, 330)).toBe(1);
});

test('scene lines keep out of the conductor, and are straight far from it', () => {
  for (const far of [1, 20, 60, 140]) {
    expect(lineHeight(far, 0, conductorRadius)).toBeGreaterThan(conductorRadius);
    expect(lineHeight(far, 5000, conductorRadius)).toBeCloseTo(far, 1);
  }
});

test('fifteen fast periods end with one slow period', () => {
  expect(wave(15)(1200).at[1]).toBeCloseTo(wave(1)(1200).at[1], 6);
});

test('the cat map keeps every dot, and comes back', () => {
  const all = Array.from({ length: 26 * 26 }, (_, i): Point => [i % 26, Math.floor(i / 26)]);
  expect(new Set(all.map((place) => catStep(place).join())).size).toBe(all.length);
  // Its period on a square of 26 is 42.
  expect(all.every((place) => afterSteps(place, 42).join() === place.join())).toBe(true);
});

test.each(['wide', 'narrow'] as const)(
  '%s, the mesh routes around its dead relay twice',
  (layout) => {
    const { lost, dead, route, spare, places } = meshBypass(layout);
    expect(lost).toContain(dead);
    expect(route).not.toContain(dead);
    expect(spare).not.toContain(dead);
    expect(spare.length).toBeGreaterThan(2);
    expect(route.slice(1, -1).some((node) => spare.includes(node))).toBe(false);
    for (const way of [route, spare]) expect([way[0], way.at(-1)]).toEqual([0, places.length - 1]);
  },
);

test('the lanes are together while the message is sealed and when it arrives', () => {
  expect(laneSpread(stages.sealed)).toBe(0);
  expect(laneSpread(0.5)).toBe(1);
  expect(laneSpread(stages.heard)).toBe(0);
});

test('the beam is strongest where it is steered, and has nulls beside it', () => {
  expect(arrayFactor(22)).toBeCloseTo(1, 9);
  for (let degrees = -90; degrees <= 90; degrees += 3)
    expect(arrayFactor(degrees)).toBeLessThanOrEqual(1);
  const null1 = (Math.asin(Math.sin((22 * Math.PI) / 180) + 2 / 12) * 180) / Math.PI;
  expect(arrayFactor(null1)).toBeCloseTo(0, 9);
});
