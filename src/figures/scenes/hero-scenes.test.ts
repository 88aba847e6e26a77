import { expect, test } from 'vitest';

import { bytes, days, inventory, record, scan } from '../../../tests/support/figure-inputs.ts';
import { recordBytesScene, ciphertextFigure, inventoryScene, scanScene } from './counted-dots.ts';
import { dayScene, daysBetween, stemAt } from './timelines.ts';
import { spreadSamples } from './lattices.ts';
import type { Figure, PathMark } from '../pen/model.ts';
import { plateMode, plateModePairs } from '../pages/waves.ts';
import { passesBoth } from './polarizers.ts';
import { openParabolas } from './share-curves.ts';

/** Dots of a mark: those of rows of dots, and single ones. */
function countDots(mark: PathMark): number {
  const pitch = Number(mark.dash?.split(' ')[1]);
  return [...mark.d.matchAll(/[hv](-?[\d.]+)/g)].reduce(
    (sum, [, length]) => sum + 1 + Math.floor((Math.abs(Number(length)) + 0.05) / (pitch || 1e9)),
    0,
  );
}
const paths = (figure: Figure): PathMark[] => figure.marks.filter((mark) => 'd' in mark);

test('parallel polarizers pass everything, crossed ones nothing', () => {
  expect(passesBoth('wide', 0, 0)).toBe(1);
  expect(passesBoth('wide', 0.125, 0)).toBeCloseTo(0, 9);
  expect(passesBoth('wide', 0.125, 1 / 3)).toBeCloseTo(1, 9);
});

test('every parabola runs through both shares with a secret of its own', () => {
  const all = openParabolas('wide');
  for (const { secret, at } of all) {
    expect(at(327)).toBeCloseTo(250, 6);
    expect(at(760)).toBeCloseTo(195, 6);
    expect(at(0)).toBeCloseTo(secret, 6);
  }
  expect(new Set(all.map(({ secret }) => secret)).size).toBe(all.length);
});

test('a plate stands still on its diagonal in every mode', () => {
  for (const { n, m } of plateModePairs)
    for (const at of [0.1, 0.37, 0.8]) expect(plateMode(n, m, at, at)).toBeCloseTo(0, 12);
});

test('errors grow to the right, and there are none at the left', () => {
  const samples = spreadSamples(900, 10);
  const size = (from: number, to: number) =>
    samples
      .filter(({ a }) => a >= from && a < to)
      .reduce((most, { error }) => Math.max(most, Math.abs(error)), 0);
  expect(size(0, 0.05)).toBeLessThan(0.01);
  expect(size(0.9, 1)).toBeGreaterThan(size(0.4, 0.5));
  for (const { b } of samples) expect(b >= 0 && b < 1).toBe(true);
});

test.each([
  ['wide', 1],
  ['narrow', 7],
] as const)('%s, there is a dot for every %i days', (layout, each) => {
  const count = paths(dayScene(days, layout)).reduce((sum, mark) => sum + countDots(mark), 0);
  expect(count).toBe(Math.ceil((daysBetween(days.from, '2035-12-31') + 1) / each));
});

test('days that are over are gray, and the first deadline is red', () => {
  const red = paths(dayScene(days, 'wide')).filter(({ stroke }) => stroke === 'attack');
  expect(red.reduce((sum, mark) => sum + countDots(mark), 0)).toBe(
    daysBetween(days.today, '2027-01-01') + 1,
  );
});

test('a stem stands where the days of its deadline end', () => {
  const params = { from: '2025-01-01', ends: ['2027-01-01', '2035-12-31'] };
  expect(stemAt(params, '2027-01-01')).toBeCloseTo((100 * 24) / 132, 9);
  expect(stemAt(params, '2030-12-31')).toBeCloseTo((100 * 72) / 132, 9);
  expect(stemAt(params, '2035-12-31')).toBe(100);
});

test.each(['wide', 'narrow'] as const)('%s, every system has its dot', (layout) => {
  const marks = inventoryScene(inventory, layout).marks.filter((mark) => 'd' in mark);
  expect(marks.map(({ d, stroke }) => [stroke, d.match(/h0/g)?.length])).toEqual([
    ['signal', 3],
    ['edge', 5],
  ]);
  const [first = 0, later = 0] = marks.map(({ width }) => width);
  expect((first / later) ** 2).toBeCloseTo(30 / 4, 0);
});

test.each(['wide', 'narrow'] as const)('%s, every byte has its dot', (layout) => {
  const counts = paths(recordBytesScene(record, layout)).map(countDots);
  expect(counts).toEqual(record.map(({ bytes: count }) => count));
});

test.each(['wide', 'narrow'] as const)('%s, every ten domains have a dot', (layout) => {
  expect(paths(scanScene(scan, layout)).map(countDots)).toEqual([1578, 1623]);
});

test('a ciphertext has a dot for every byte', () => {
  const marks = paths(ciphertextFigure(bytes, 'wide'));
  expect(marks.reduce((sum, { d }) => sum + (d.match(/h0/g)?.length ?? 0), 0)).toBe(1088);
});
