import { expect, test } from 'vitest';

import { createMesh, relayCount } from './mesh.ts';
import { nearestItem } from './nearest-item.ts';

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

test('the arrow keys alone lead from the first relay to every relay and every link', () => {
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

test('another key leads nowhere', () => {
  expect(
    nearestItem(
      [
        [0, 0],
        [1, 1],
      ],
      0,
      'Enter',
    ),
  ).toBeNull();
});
