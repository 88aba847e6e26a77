import { expect, test } from 'vitest';

import { detectionMs, failoverMs } from '../../content/product/failover.ts';
import { disjointRoutes } from '../../models/mesh/disjoint-routes.ts';
import { failoverOf } from './failover.ts';
import { createMesh } from '../../models/mesh/mesh.ts';
import { newsOf } from './news.ts';
import { costsOf, defaultSettings } from '../../models/mesh/settings.ts';
import {
  drawnMesh,
  ladder,
  ladderLinks,
  ladderSettings,
} from '../../../tests/support/drawn-mesh.ts';

const costs = costsOf(ladder, ladderSettings);
const { upper, left, b1 } = ladderLinks;

test('neighbors of a failed relay miss two probes and notify the others over working links', () => {
  const news = newsOf(ladder, ladderSettings, costs, 1, 4, new Set([1]));
  expect(news.noticedAt).toBe(14);
  // Neighbors 0, 3 and B detect it; A hears over 2 ms, relay 2 over 1 ms; the failed relay never does.
  expect(news.heardAt).toEqual([14, Infinity, 15, 14, 16, 14]);
});

test('both ends of a cut link detect the failure, and no news travels over it', () => {
  expect(newsOf(ladder, ladderSettings, costs, upper, 0, new Set([upper])).heardAt).toEqual([
    10, 10, 11, 11, 12, 12,
  ]);
});

test('a neighbor behind a failed link does not detect the failure', () => {
  const down = new Set([1, b1]);
  expect(newsOf(ladder, ladderSettings, costs, 1, 0, down).heardAt).toEqual([
    // Relay 3 notifies B, over 3 ms.
    10,
    Infinity,
    11,
    10,
    12,
    13,
  ]);
});

test('the failover time is the sum of detection, notification and routing', () => {
  expect(failoverOf(ladder, ladderSettings, 1, new Set([1]))).toEqual({
    part: 1,
    detection: 10,
    notification: 2,
    routing: 4,
    total: 16,
  });
  // The near neighbor's links to A are down, so the news takes the long way: 1 + 1 + 3 + 1 + 3.
  const down = new Set([upper, left, ladderLinks.a0]);
  expect(failoverOf(ladder, ladderSettings, upper, down).notification).toBe(9);
});

test('with the default settings, failover from any relay in use is below the target', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const mesh = createMesh(seed);
    const costs = costsOf(mesh, defaultSettings);
    const routes = disjointRoutes(mesh, costs, new Set(), defaultSettings.fragments);
    for (const relay of routes.flatMap((route) => route.slice(1, -1))) {
      const { detection, total } = failoverOf(mesh, defaultSettings, relay, new Set([relay]));
      expect(detection).toBe(detectionMs);
      expect(total).toBeLessThan(failoverMs);
    }
  }
});

test('if no path for the news is left, failover takes forever', () => {
  const chain = drawnMesh(2, '2-0:1 0-1:1 1-3:1');
  const down = new Set([4, 6]);
  expect(failoverOf(chain, ladderSettings, 6, down)).toMatchObject({
    detection: 10,
    notification: Infinity,
    total: Infinity,
  });
});
