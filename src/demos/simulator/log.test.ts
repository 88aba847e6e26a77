import { describe, expect, test } from 'vitest';

import {
  drawnMesh,
  ladder,
  ladderLinks,
  ladderSettings,
} from '../../../tests/support/drawn-mesh.ts';
import { detectionMs, failoverMs } from '../../content/product/failover.ts';
import { fill } from '../../lib/text/fill.ts';
import { capitalized, counted, listOf } from '../../lib/text/grammar.ts';
import { disjointRoutes } from '../../models/mesh/routes.ts';
import {
  costsOf,
  createMesh,
  defaultSettings,
  type MeshPart,
  partName,
  type Settings,
} from '../../models/mesh/mesh.ts';
import { failoverOf, logLines, milliseconds } from './log.ts';
import { newsOf } from './news.ts';
import { type MeshChange, simulate } from './simulate.ts';
import * as words from './words.ts';

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

const none = new Set<MeshPart>();
const { upper, lower, b3 } = ladderLinks;
const relay2 = partName(ladder, 1);
const link12 = partName(ladder, upper);
const link4B = partName(ladder, b3);

/** A line of the log. */
const at = (ms: string, event: string) =>
  fill(words.line, { time: fill(words.milliseconds, { ms }), event });
const relays = (count: number) => counted(count, words.relays);
const links = (count: number) => counted(count, words.links);
const dead = (parts: string) => capitalized(fill(words.areDead.one, { parts }));
const cut = (parts: string) => capitalized(fill(words.areCut.one, { parts }));
const back = (parts: string) => capitalized(fill(words.areBack.one, { parts }));
const heard = (part: string) => fill(words.hasHeard, { part });
const notice = (part: string, probes: number) => counted(probes, words.neighborsNotice, { part });

const dies = (at: number, ...parts: MeshPart[]): MeshChange => ({ at, parts, up: false });
type LogOptions = { clock: number; before: Set<MeshPart> };
const logOf = (
  changes: readonly MeshChange[],
  { clock = Infinity, before = none, ...settings }: Partial<Settings> & Partial<LogOptions> = {},
) => {
  const used = { ...ladderSettings, ...settings };
  return logLines(ladder, used, simulate(ladder, used, before, changes), clock);
};

test('times have one decimal', () => {
  expect([0, 4, 0.04, 12.345].map(milliseconds)).toEqual(
    ['0.0', '4.0', '0.0', '12.3'].map((ms) => fill(words.milliseconds, { ms })),
  );
});

test('the log of a message whose relay fails', () => {
  expect(logOf([dies(4, 1)])).toEqual([
    at('0.0', fill(words.leaveApart, { count: 2 })),
    at('4.0', dead(relay2)),
    at('6.0', fill(words.lostAtRelay, { number: 1, part: relay2 })),
    at('11.0', fill(words.arrives, { number: 2, arrived: 1, needed: 2 })),
    at('14.0', notice(relay2, 2)),
    at('16.0', heard(relay2)),
    at('20.0', fill(words.sentAgain, { number: 1, route: 'A, 3, 4, B' })),
    at('31.0', fill(words.arrives, { number: 1, arrived: 2, needed: 2 })),
    at('31.0', words.isComplete),
  ]);
});

test('the log of a cut link, a detour and a surplus fragment', () => {
  expect(logOf([dies(4, upper)], { resends: 0, needed: 1 })).toEqual([
    at('0.0', fill(words.leaveApart, { count: 2 })),
    at('4.0', cut(link12)),
    at('4.0', fill(words.lostOnLink, { number: 1, part: link12 })),
    at('11.0', fill(words.arrives, { number: 2, arrived: 1, needed: 1 })),
    at('11.0', words.isComplete),
    at('14.0', notice(link12, 2)),
    at('16.0', heard(link12)),
  ]);
  const quick = { probeMs: 0.5, missed: 1, needed: 1 };
  const turned = logOf([dies(1, upper)], quick);
  expect(turned).toContain(at('3.0', fill(words.turnsOff, { number: 1, route: '1, 3, 4, B' })));
  expect(turned).toContain(at('12.0', fill(words.arrivesInVain, { number: 1 })));
});

test('the log of a fragment without a route and an undelivered message', () => {
  const chain = drawnMesh(1, '1-0:5 0-2:5');
  const link1B = partName(chain, 4);
  const settings = { ...ladderSettings, fragments: 1, needed: 1, probeMs: 0.5, missed: 1 };
  const run = simulate(chain, settings, none, [dies(1, 4)]);
  expect(logLines(chain, settings, run, 6)).toEqual([
    at('0.0', words.oneLeaves),
    at('1.0', cut(link1B)),
    at('1.5', notice(link1B, 1)),
    at('6.0', fill(words.stops, { number: 1, part: partName(chain, 0) })),
    at('6.0', words.isUndelivered),
  ]);
});

test('the log ends at the clock', () => {
  expect(logOf([dies(4, 1)], { clock: 0 })).toHaveLength(1);
  expect(logOf([dies(4, 1)], { clock: 5.9 })).toHaveLength(2);
  expect(logOf([dies(4, 1)], { clock: 6 })).toHaveLength(3);
});

describe('how fragments leave', () => {
  test.each([
    [{ fragments: 1, needed: 1 }, none, words.oneLeaves],
    [{ fragments: 2 }, none, fill(words.leaveApart, { count: 2 })],
    [{ fragments: 3 }, none, fill(words.leaveOnFew, { count: 3, routes: 2 })],
    [{ fragments: 3 }, new Set([1]), fill(words.leaveOnOne, { count: 3 })],
  ])('%o', (settings, before, line) => {
    expect(logOf([], { ...settings, before, clock: 0 })).toEqual([at('0.0', line)]);
  });

  test('nothing is sent if no route is up', () => {
    expect(logOf([], { before: new Set([1, 3]) })).toEqual([words.noRoute]);
  });
});

describe('several parts that fail at once', () => {
  test.each([
    [[0, 2], fill(words.areDead.other, { parts: relays(2) })],
    [[upper, lower], fill(words.areCut.other, { parts: links(2) })],
    [[0, upper], fill(words.areDead.other, { parts: listOf([relays(1), links(1)]) })],
    [[0, 1, upper, lower], fill(words.areDead.other, { parts: listOf([relays(2), links(2)]) })],
  ])('%j are counted: %s', (parts, line) => {
    expect(logOf([dies(1, ...parts)], { clock: 1 })).toContain(at('1.0', line));
  });

  test('are reported by the first of them', () => {
    const lines = logOf([dies(1, b3, upper), dies(2, 1)]);
    const reports = [relay2, link12, link4B].flatMap((part) => [notice(part, 2), heard(part)]);
    expect(lines.filter((line) => reports.some((report) => line.endsWith(report)))).toEqual([
      at('11.0', notice(link4B, 2)),
      at('12.0', notice(relay2, 2)),
      at('13.0', heard(link12)),
      at('19.0', heard(relay2)),
    ]);
  });

  test('a relay that fails twice is detected twice', () => {
    const repair = { at: 2, parts: [1], up: true };
    const lines = logOf([dies(1, 1), repair, dies(3, 1)]);
    expect(lines).toContain(at('2.0', back(relay2)));
    expect(lines.filter((line) => line.endsWith(notice(relay2, 2)))).toHaveLength(2);
  });
});
