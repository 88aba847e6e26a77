import { expect, test } from 'vitest';

import { createMesh, relayCount } from '../../models/mesh/mesh.ts';
import { nearestItem } from './nearest-item.ts';

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

test('the arrow keys reach every relay and link', () => {
  for (const seed of [1, 438, 9_999]) {
    const { places, links } = createMesh(seed);
    const middles = links.map(({ a, b }): [number, number] => {
      const [[ax, ay], [bx, by]] = [places[a] ?? [0, 0], places[b] ?? [0, 0]];
      return [(ax + bx) / 2, (ay + by) / 2];
    });
    const items = [...places.slice(0, relayCount), ...middles];
    const reached = new Set([0]);
    for (const item of reached)
      for (const key of keys) {
        const next = nearestItem(items, item, key);
        if (next !== null) reached.add(next);
      }
    expect(items.length - reached.size).toBe(0);
  }
});

/** Places from a text such as `10,20 30,22`. */
const placesOf = (text: string): [number, number][] =>
  Array.from(text.matchAll(/(\S+),(\S+)/g), ([, x, y]) => [Number(x), Number(y)]);

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 2],
  ['ArrowDown', 3],
  ['ArrowUp', 4],
  ['Enter', null],
])('from the center of a cross, %s moves to %s', (key, item) => {
  expect(nearestItem(placesOf('10,20 30,22 -10,18 12,40 8,0'), 0, key)).toBe(item);
});

test.each([
  // Half as far to the side as ahead costs as much again as being ahead.
  ['what is straight ahead', '10,5 19,0', 2],
  ['the near one at the side of a far one', '21,0 10,-5', 2],
  ['nothing beyond sixty degrees', '10,17.4', null],
  ['what is within them', '10,17.2', 1],
  ['nothing behind', '-10,0', null],
  ['nothing in the same column', '0,5', null],
  ['the first of two as near', '10,0 10,0', 1],
])('to the right: %s', (_, others, item) => {
  expect(nearestItem(placesOf(`0,0 ${others}`), 0, 'ArrowRight')).toBe(item);
});

test('an unknown starting index counts as the origin', () => {
  expect(nearestItem(placesOf('10,0 20,0'), 7, 'ArrowRight')).toBe(0);
});
