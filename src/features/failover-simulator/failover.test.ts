import { expect, test } from 'vitest';

import { detectionMs, failoverMs } from '../../content/product/failover.ts';
import { disjointRoutes } from './disjoint-routes.ts';
import { failoverOf } from './failover.ts';
import { createMesh } from './mesh.ts';
import { newsOf } from './news.ts';
import { costsOf, defaultSettings } from './settings.ts';
import {
  drawnMesh,
  ladder,
  ladderLinks,
  ladderSettings,
} from '../../../tests/support/drawn-mesh.ts';

const costs = costsOf(ladder, ladderSettings);
const { upper, left, b1 } = ladderLinks;

test('neighbors of a dead relay miss two probes and tell the others over what is up', () => {
  const news = newsOf(ladder, ladderSettings, costs, 1, 4, new Set([1]));
  expect(news.noticedAt).toBe(14);
  // Neighbors 0, 3 and B notice themselves; A hears over 2 ms, relay 2 over 1 ms; the dead relay never does.
  expect(news.heardAt).toEqual([14, Infinity, 15, 14, 16, 14]);
});

test('the two ends of a cut link notice, and no one hears over it', () => {
  expect(newsOf(ladder, ladderSettings, costs, upper, 0, new Set([upper])).heardAt).toEqual([
    10, 10, 11, 11, 12, 12,
  ]);
});

test('a neighbor behind a link that is down itself does not notice', () => {
  const down = new Set([1, b1]);
  expect(newsOf(ladder, ladderSettings, costs, 1, 0, down).heardAt).toEqual([
    // B is told by relay 3, over 3 ms.
    10,
    Infinity,
    11,
    10,
    12,
    13,
  ]);
});

test('failing over takes noticing, telling and computing, and these add up', () => {
  expect(failoverOf(ladder, ladderSettings, 1, new Set([1]))).toEqual({
    part: 1,
    noticing: 10,
    telling: 2,
    routing: 4,
    total: 16,
  });
  // The only near neighbor cannot be reached from A: the news goes round, 1 + 1 + 3 + 1 + 3.
  const down = new Set([upper, left, ladderLinks.a0]);
  expect(failoverOf(ladder, ladderSettings, upper, down).telling).toBe(9);
});

test('with the product’s settings, losing any relay in use costs less than the failover target', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const mesh = createMesh(seed);
    const costs = costsOf(mesh, defaultSettings);
    const routes = disjointRoutes(mesh, costs, new Set(), defaultSettings.fragments);
    for (const relay of routes.flatMap((route) => route.slice(1, -1))) {
      const { noticing, total } = failoverOf(mesh, defaultSettings, relay, new Set([relay]));
      expect(noticing).toBe(detectionMs);
      expect(total).toBeLessThan(failoverMs);
    }
  }
});

test('where no way for the news is left, failing over never ends', () => {
  const chain = drawnMesh(2, [
    [2, 0, 1],
    [0, 1, 1],
    [1, 3, 1],
  ]);
  const down = new Set([4, 6]);
  expect(failoverOf(chain, ladderSettings, 6, down)).toMatchObject({
    noticing: 10,
    telling: Infinity,
    total: Infinity,
  });
});
