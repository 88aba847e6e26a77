import { expect, test } from 'vitest';

import { ladder, ladderLinks, ladderSettings } from '../../../tests/support/drawn-mesh.ts';
import {
  createMesh,
  defaultSettings,
  linkOfPart,
  meshFrame,
  type MeshPart,
  relayCount,
} from '../../models/mesh/mesh.ts';
import {
  legUnderWay,
  linkInUse,
  linksBetweenHalves,
  pace,
  particlesAt,
  relayInUse,
  routesAt,
} from './playback.ts';
import { downNow, newSession, reduce, runOf, type Session } from './session.ts';
import { simulate } from './simulate.ts';

const none = new Set<MeshPart>();
const whole = simulate(ladder, ladderSettings, none, []);
const first = (run: typeof whole, clock: number) => particlesAt(ladder, run, 2, clock)[0];

test('a fragment moves along its links and waits in relays', () => {
  // From A at (0, 50) to relay 0 at (100, 0) in two milliseconds, to relay 1 at (200, 0) from 3 to 6.
  expect(particlesAt(ladder, whole, 2, 0)).toEqual([
    { fragment: 0, x: 0, y: 50, state: 'moving' },
    { fragment: 1, x: 0, y: 50, state: 'moving' },
  ]);
  expect(first(whole, 0.5)).toEqual({ fragment: 0, x: 25, y: 37.5, state: 'moving' });
  expect(first(whole, 2.5)).toEqual({ fragment: 0, x: 100, y: 0, state: 'moving' });
  expect(first(whole, 4.5)).toEqual({ fragment: 0, x: 150, y: 0, state: 'moving' });
});

test('arrived fragments are stacked below B', () => {
  const row = { x: meshFrame.width - 28, state: 'arrived' };
  expect(particlesAt(ladder, whole, 2, 11)).toEqual([
    { ...row, fragment: 0, y: 254 },
    { ...row, fragment: 1, y: 276 },
  ]);
  expect(first(whole, 8.9)?.state).toBe('moving');
});

test('a lost fragment stays in place until it is resent', () => {
  const cut = { at: 4, parts: [ladderLinks.upper], up: false };
  const run = simulate(ladder, ladderSettings, none, [cut]);
  expect(first(run, 3.9)?.state).toBe('moving');
  const lost = { fragment: 0, y: 0, state: 'lost' };
  for (const clock of [4, 5, 19]) {
    expect(first(run, clock)).toMatchObject(lost);
    expect(first(run, clock)?.x).toBeCloseTo(100 + 100 / 3);
  }
  expect(first(run, 20)).toEqual({ fragment: 0, x: 0, y: 50, state: 'moving' });
});

test('a fragment lost on the last link is not drawn as arrived', () => {
  const run = simulate(ladder, ladderSettings, none, [
    { at: 8, parts: [ladderLinks.b1], up: false },
  ]);
  expect(first(run, 9)).toEqual({ fragment: 0, x: 250, y: 25, state: 'lost' });
});

test('without a route there are no particles', () => {
  const run = simulate(ladder, ladderSettings, new Set([1, 3]), []);
  expect(particlesAt(ladder, run, 2, 0)).toEqual([]);
});

test('the leg under way is the first one in transit to a relay', () => {
  const at = (clock: number) => {
    const leg = legUnderWay(ladder, whole, clock);
    return leg && [leg.fragment, leg.from, leg.to];
  };
  expect(at(0)).toEqual([0, ladder.sender, 0]);
  expect(at(1.9)).toEqual([0, ladder.sender, 0]);
  // Fragment 0 waits in its relay; the other one is still on its link.
  expect(at(2)).toEqual([1, ladder.sender, 2]);
  expect(at(3)).toEqual([0, 0, 1]);
  // Both wait, or only what leads to B is left.
  const single = { ...ladderSettings, fragments: 1, needed: 1 };
  expect(legUnderWay(ladder, simulate(ladder, single, none, []), 2.5)).toBeUndefined();
  expect(at(8)).toBeUndefined();
  const cut = { at: 4, parts: [ladderLinks.upper], up: false };
  const run = simulate(ladder, ladderSettings, none, [cut]);
  expect(legUnderWay(ladder, run, 4)?.fragment).toBe(1);
});

test('a fragment’s route is the latest it was sent on', () => {
  const run = simulate(ladder, { ...ladderSettings, probeMs: 0.5, missed: 1 }, none, [
    { at: 1, parts: [1], up: false },
  ]);
  const [upper, lower] = [
    [4, 0, 1, 5],
    [4, 2, 3, 5],
  ];
  expect([...routesAt(run, 0)]).toEqual([
    [0, upper],
    [1, lower],
  ]);
  expect(routesAt(run, 2.9).get(0)).toEqual(upper);
  expect(routesAt(run, 3).get(0)).toEqual([0, 2, 3, 5]);
  expect(routesAt(run, 3).get(1)).toEqual(lower);
});

test('an undisturbed message plays for six seconds', () => {
  for (const factor of [1, 50]) {
    const run = simulate(ladder, { ...ladderSettings, linkMs: factor, needed: 1 }, none, []);
    expect((run.completeAt ?? 0) / pace(run)).toBeCloseTo(6_000);
  }
  // An undelivered message too; and the pace is never 0.
  const lost = simulate(ladder, { ...ladderSettings, resends: 0 }, none, [
    { at: 1, parts: [1, 3], up: false },
  ]);
  expect(lost.endsAt / pace(lost)).toBeCloseTo(6_000);
  expect(pace(simulate(ladder, ladderSettings, new Set([1, 3]), []))).toBeGreaterThan(0);
});

const noParts = new Set<MeshPart>();
const drawn: Session = { ...newSession(1), mesh: ladder, settings: ladderSettings };
const at = (clock: number | null): Session => ({ ...drawn, clock });
const run = runOf(drawn);
const { a0, upper, lower } = ladderLinks;

test('the part in use is the link under a fragment and the relay ahead of it', () => {
  expect(relayInUse(at(1), run, noParts)).toEqual([0]);
  expect(relayInUse(at(4), run, noParts)).toEqual([1]);
  expect(linkInUse(at(1), run, noParts)).toEqual([a0]);
  expect(linkInUse(at(4), run, noParts)).toEqual([upper]);
});

test('without a fragment in transit it is in the middle of a working route', () => {
  for (const clock of [null, 8, 20]) {
    expect(relayInUse(at(clock), run, noParts)).toEqual([1]);
    expect(relayInUse(at(clock), run, new Set([1]))).toEqual([3]);
    expect(linkInUse(at(clock), run, noParts)).toEqual([upper]);
    expect(linkInUse(at(clock), run, new Set([upper]))).toEqual([lower]);
  }
});

test('a failed relay is not chosen again', () => {
  expect(relayInUse(at(4), run, new Set([1]))).toEqual([3]);
});

test('without a working route there is no part in use', () => {
  const down = new Set([1, 3]);
  expect(relayInUse(at(null), run, down)).toEqual([]);
  expect(linkInUse(at(null), run, down)).toEqual([]);
});

test('failing parts in use one after another separates A from B', () => {
  for (const partInUse of [relayInUse, linkInUse]) {
    let session = newSession(438);
    let parts: MeshPart[] = [];
    do {
      parts = partInUse(session, runOf(session), downNow(session));
      for (const part of parts) expect(downNow(session).has(part)).toBe(false);
      session = reduce(session, { kind: 'change', parts, up: false });
    } while (parts.length > 0);
    expect(runOf(session).routes).toEqual([]);
  }
});

test('a partition cuts the links between A’s side and B’s, and no others', () => {
  for (const seed of [1, 438, 9_999]) {
    const mesh = createMesh(seed);
    const cut = linksBetweenHalves(mesh, noParts);
    expect(simulate(mesh, defaultSettings, new Set(cut), []).routes).toEqual([]);
    for (const part of cut) {
      const link = linkOfPart(mesh, part);
      const ends = [link?.a ?? relayCount, link?.b ?? relayCount];
      // Between two relays, one in the three columns next to A, the other in the two next to B.
      expect(Math.max(...ends)).toBeLessThan(relayCount);
      expect(ends.filter((node) => node % 5 < 3)).toHaveLength(1);
      const others = new Set(cut.filter((other) => other !== part));
      expect(simulate(mesh, defaultSettings, others, []).routes).toHaveLength(1);
    }
    expect(linksBetweenHalves(mesh, new Set(cut.slice(1)))).toEqual(cut.slice(0, 1));
  }
});
