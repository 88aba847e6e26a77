import { expect, test } from 'vitest';

import {
  createMesh,
  linkOfPart,
  meshFrame,
  nodeName,
  partName,
  partOfLink,
  pointOf,
  relayCount,
} from './mesh.ts';
import { distance } from '../../figures/pen/geometry.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';
import { ladder, ladderLinks } from '../../../tests/support/drawn-mesh.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

test('the same seed gives the same mesh', () => {
  expect(createMesh(7)).toEqual(createMesh(7));
  expect(createMesh(7).places).not.toEqual(createMesh(8).places);
  expect(createMesh(7).seed).toBe(7);
});

test('nodes are at least 44 units apart', () => {
  for (const { places } of seeds.map(createMesh)) {
    const pairs = places.flatMap((one, at) =>
      places.slice(at + 1).map((other) => distance(one, other)),
    );
    expect(Math.min(...pairs)).toBeGreaterThan(44);
  }
});

test('relays stay within their jitter of a 5 by 5 grid, with A and B at the sides', () => {
  const off = seeds.flatMap((seed) => {
    const { places, sender, receiver } = createMesh(seed);
    expect(places).toHaveLength(relayCount + 2);
    expect([places[sender], places[receiver]]).toEqual([
      [28, meshFrame.height / 2],
      [meshFrame.width - 28, meshFrame.height / 2],
    ]);
    return places
      .slice(0, 25)
      .map(([x, y], relay) => [
        x - (118 + (relay % 5) * 101),
        y - (44 + Math.floor(relay / 5) * 88),
      ]);
  });
  for (const [axis, most] of [24, 20].entries()) {
    const along = off.map((one) => one[axis] ?? 0);
    for (const end of [Math.min(...along) / -most, Math.max(...along) / most]) {
      expect(end).toBeGreaterThan(0.95);
      expect(end).toBeLessThanOrEqual(1);
    }
  }
});

test('A is linked to each relay of the first column, B to each of the last', () => {
  const { linksAt, sender, receiver } = createMesh(438);
  const neighbors = (node: number) => linksAt[node]?.map(({ to }) => to);
  expect(neighbors(sender)).toEqual([0, 5, 10, 15, 20]);
  expect(neighbors(receiver)).toEqual([4, 9, 14, 19, 24]);
});

test('link lengths match the drawing, average 1, and are listed at both ends', () => {
  const mesh = createMesh(438);
  const drawn = mesh.links.map(({ a, b }) => distance(pointOf(mesh, a), pointOf(mesh, b)));
  const mean = drawn.reduce((sum, length) => sum + length, 0) / drawn.length;
  for (const [link, { a, b, length }] of mesh.links.entries()) {
    expect(length * mean).toBeCloseTo(drawn[link] ?? 0);
    expect(mesh.linksAt[a]).toContainEqual({ link, to: b });
    expect(mesh.linksAt[b]).toContainEqual({ link, to: a });
  }
  expect(mesh.linksAt.flat()).toHaveLength(2 * mesh.links.length);
});

test('part numbers are the nodes, then the links', () => {
  expect(partOfLink(ladder, 0)).toBe(ladderLinks.a0);
  expect(linkOfPart(ladder, ladderLinks.upper)).toMatchObject({ a: 0, b: 1 });
  expect(linkOfPart(ladder, ladder.receiver)).toBeUndefined();
});

test('relays are numbered from 1, and a link’s name begins at A’s end', () => {
  expect([0, ladder.sender, ladder.receiver].map((node) => nodeName(ladder, node))).toEqual([
    '1',
    'A',
    'B',
  ]);
  expect(partName(ladder, 2)).toBe(fill(words.relayName, { name: 3 }));
  expect(partName(ladder, ladderLinks.right)).toBe(fill(words.linkName, { ends: '2–4' }));
  expect(partName(ladder, ladderLinks.b1)).toBe(fill(words.linkName, { ends: '2–B' }));
  const { links, linksAt, places, sender } = createMesh(438);
  const first = linksAt[sender]?.[0]?.link ?? -1;
  // Stored the other way round.
  expect(links[first]).toMatchObject({ a: 0, b: sender });
  expect(partName(createMesh(438), places.length + first)).toBe(
    fill(words.linkName, { ends: 'A–1' }),
  );
});
