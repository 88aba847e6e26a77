import { describe, expect, test } from 'vitest';

import {
  drawnMesh,
  ladder,
  ladderLinks,
  ladderSettings,
} from '../../../tests/support/drawn-mesh.ts';
import { detectionMs, failoverMs } from '../../content/product/failover.ts';
import { disjointRoutes } from '../../models/mesh/routes.ts';
import {
  costsOf,
  createMesh,
  defaultSettings,
  type Part,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { failoverOf, idleLine, logLines, milliseconds, newsOf } from './log.ts';
import { type Change, simulate } from './simulate.ts';

const costs = costsOf(ladder, ladderSettings);
const { upper: upperRoute, left, b1 } = ladderLinks;

test('neighbors of a failed relay miss two probes and notify the others over working links', () => {
  const news = newsOf(ladder, ladderSettings, costs, 1, 4, new Set([1]));
  expect(news.noticedAt).toBe(14);
  // Neighbors 0, 3 and B detect it; A hears over 2 ms, relay 2 over 1 ms; the failed relay never does.
  expect(news.heardAt).toEqual([14, Infinity, 15, 14, 16, 14]);
});

test('both ends of a cut link detect the failure, and no news travels over it', () => {
  expect(
    newsOf(ladder, ladderSettings, costs, upperRoute, 0, new Set([upperRoute])).heardAt,
  ).toEqual([10, 10, 11, 11, 12, 12]);
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
  const down = new Set([upperRoute, left, ladderLinks.a0]);
  expect(failoverOf(ladder, ladderSettings, upperRoute, down).notification).toBe(9);
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

const none = new Set<Part>();
const { upper, lower, b3 } = ladderLinks;
const dies = (at: number, ...parts: Part[]): Change => ({ at, parts, up: false });
type LogOptions = { clock: number; before: Set<Part> };
const logOf = (
  changes: readonly Change[],
  { clock = Infinity, before = none, ...settings }: Partial<Settings> & Partial<LogOptions> = {},
) => {
  const used = { ...ladderSettings, ...settings };
  return logLines(ladder, used, simulate(ladder, used, before, changes), clock);
};

test('times have one decimal', () => {
  expect([0, 4, 0.04, 12.345].map(milliseconds)).toEqual(['0.0 ms', '4.0 ms', '0.0 ms', '12.3 ms']);
});

test('the log of a message whose relay fails', () => {
  expect(logOf([dies(4, 1)])).toEqual([
    '0.0 ms: 2 fragments leave A on 2 routes that share no relay.',
    '4.0 ms: Relay 2 is dead.',
    '6.0 ms: Fragment 1 is lost at relay 2.',
    '11.0 ms: Fragment 2 arrives, 1 of 2 needed.',
    '14.0 ms: Neighbors of relay 2 notice: 2 probes missed.',
    '16.0 ms: A has heard of relay 2.',
    '20.0 ms: A sends fragment 1 again: A, 3, 4, B.',
    '31.0 ms: Fragment 1 arrives, 2 of 2 needed.',
    '31.0 ms: B has enough fragments: the message is complete.',
  ]);
});

test('the log of a cut link, a detour and a surplus fragment', () => {
  expect(logOf([dies(4, upper)], { resends: 0, needed: 1 })).toEqual([
    '0.0 ms: 2 fragments leave A on 2 routes that share no relay.',
    '4.0 ms: Link 1–2 is cut.',
    '4.0 ms: Fragment 1 is lost on link 1–2.',
    '11.0 ms: Fragment 2 arrives, 1 of 1 needed.',
    '11.0 ms: B has enough fragments: the message is complete.',
    '14.0 ms: Neighbors of link 1–2 notice: 2 probes missed.',
    '16.0 ms: A has heard of link 1–2.',
  ]);
  const quick = { probeMs: 0.5, missed: 1, needed: 1 };
  const turned = logOf([dies(1, upper)], quick);
  expect(turned).toContain('3.0 ms: Fragment 1 turns off: 1, 3, 4, B.');
  expect(turned).toContain('12.0 ms: Fragment 1 arrives; B no longer needs it.');
});

test('the log of a fragment without a route and an undelivered message', () => {
  const chain = drawnMesh(1, '1-0:5 0-2:5');
  const settings = { ...ladderSettings, fragments: 1, needed: 1, probeMs: 0.5, missed: 1 };
  const run = simulate(chain, settings, none, [dies(1, 4)]);
  expect(logLines(chain, settings, run, 6)).toEqual([
    '0.0 ms: One fragment leaves A.',
    '1.0 ms: Link 1–B is cut.',
    '1.5 ms: Neighbors of link 1–B notice: 1 probe missed.',
    '6.0 ms: Fragment 1 stops at relay 1, which knows no way on.',
    '6.0 ms: No fragment is on its way any more: the message is not delivered.',
  ]);
});

test('the log ends at the clock', () => {
  expect(logOf([dies(4, 1)], { clock: 0 })).toHaveLength(1);
  expect(logOf([dies(4, 1)], { clock: 5.9 })).toHaveLength(2);
  expect(logOf([dies(4, 1)], { clock: 6 })).toHaveLength(3);
});

describe('how fragments leave', () => {
  test.each([
    [{ fragments: 1, needed: 1 }, none, 'One fragment leaves A.'],
    [{ fragments: 2 }, none, '2 fragments leave A on 2 routes that share no relay.'],
    [{ fragments: 3 }, none, '3 fragments leave A on 2 routes, so that some share one.'],
    [{ fragments: 3 }, new Set([1]), '3 fragments leave A on 1 route, which they share.'],
  ])('%o', (settings, before, line) => {
    expect(logOf([], { ...settings, before, clock: 0 })).toEqual([`0.0 ms: ${line}`]);
  });

  test('nothing is sent if no route is up', () => {
    expect(logOf([], { before: new Set([1, 3]) })).toEqual([
      'No route from A to B is up. Nothing was sent.',
    ]);
  });
});

describe('several parts that fail at once', () => {
  test.each([
    [[0, 2], '2 relays are dead.'],
    [[upper, lower], '2 links are cut.'],
    [[0, upper], '1 relay and 1 link are dead.'],
    [[0, 1, upper, lower], '2 relays and 2 links are dead.'],
  ])('%j are counted: %s', (parts, line) => {
    expect(logOf([dies(1, ...parts)], { clock: 1 })).toContain(`1.0 ms: ${line}`);
  });

  test('are reported by the first of them', () => {
    const lines = logOf([dies(1, b3, upper), dies(2, 1)]);
    expect(lines.filter((line) => /notice|heard/.test(line))).toEqual([
      '11.0 ms: Neighbors of link 4–B notice: 2 probes missed.',
      '12.0 ms: Neighbors of relay 2 notice: 2 probes missed.',
      '13.0 ms: A has heard of link 1–2.',
      '19.0 ms: A has heard of relay 2.',
    ]);
  });

  test('a relay that fails twice is detected twice', () => {
    const back = { at: 2, parts: [1], up: true };
    const lines = logOf([dies(1, 1), back, dies(3, 1)]);
    expect(lines).toContain('2.0 ms: Relay 2 is back up.');
    expect(lines.filter((line) => line.includes('notice'))).toHaveLength(2);
  });
});

describe('between messages', () => {
  const idle = (change: Change, down: number[] = [...change.parts]) =>
    idleLine(ladder, ladderSettings, change, new Set(down));

  test('a failure is logged with its failover times', () => {
    expect(idle(dies(0, 1))).toBe(
      'Relay 2 is dead. Neighbors notice after 10.0 ms, A has heard after 12.0 ms, new routes stand after 16.0 ms.',
    );
  });

  test('a failure that A cannot hear of is logged as such', () => {
    expect(idle(dies(0, b3), [b3, ladderLinks.a0, ladderLinks.a2])).toBe(
      'Link 4–B is cut. No way is left on which A could hear of it.',
    );
  });

  test('a repair is logged as usable from the next message', () => {
    expect(idle({ at: 0, parts: [upper], up: true })).toBe(
      'Link 1–2 is back up. Routes count on it from the next message.',
    );
  });
});
