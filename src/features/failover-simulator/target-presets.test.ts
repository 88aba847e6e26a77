import { expect, test } from 'vitest';

import { aimAtLink, aimAtRelay, halves } from './target-presets.ts';
import { createMesh, linkOfPart, type Part, relayCount } from './mesh.ts';
import { downNow, newSession, reduce, runOf, type Session } from './session.ts';
import { simulate } from './simulate.ts';
import { defaultSettings } from './settings.ts';
import { ladder, ladderLinks, ladderSettings } from '../../../tests/support/drawn-mesh.ts';

const none = new Set<Part>();
const drawn: Session = { ...newSession(1), mesh: ladder, settings: ladderSettings };
const at = (clock: number | null): Session => ({ ...drawn, clock });
const run = runOf(drawn);
const { a0, upper, lower } = ladderLinks;

test('the relay in use is the one that a fragment is about to reach', () => {
  expect(aimAtRelay(at(1), run, none)).toEqual([0]);
  expect(aimAtRelay(at(4), run, none)).toEqual([1]);
  expect(aimAtLink(at(1), run, none)).toEqual([a0]);
  expect(aimAtLink(at(4), run, none)).toEqual([upper]);
});

test('where no fragment is on its way it is in the middle of a route that is still whole', () => {
  for (const clock of [null, 8, 20]) {
    expect(aimAtRelay(at(clock), run, none)).toEqual([1]);
    expect(aimAtRelay(at(clock), run, new Set([1]))).toEqual([3]);
    expect(aimAtLink(at(clock), run, none)).toEqual([upper]);
    expect(aimAtLink(at(clock), run, new Set([upper]))).toEqual([lower]);
  }
});

test('a relay that is dead already is not killed again', () => {
  expect(aimAtRelay(at(4), run, new Set([1]))).toEqual([3]);
});

test('where no route is left there is nothing to aim at', () => {
  const down = new Set([1, 3]);
  expect(aimAtRelay(at(null), run, down)).toEqual([]);
  expect(aimAtLink(at(null), run, down)).toEqual([]);
});

test('killing what is in use, again and again, ends with A and B apart', () => {
  for (const aim of [aimAtRelay, aimAtLink]) {
    let session = newSession(438);
    let parts: Part[] = [];
    do {
      parts = aim(session, runOf(session), downNow(session));
      for (const part of parts) expect(downNow(session).has(part)).toBe(false);
      session = reduce(session, { kind: 'change', parts, up: false });
    } while (parts.length > 0);
    expect(runOf(session).routes).toEqual([]);
  }
});

test('a partition cuts A’s side of the mesh from B’s, and no link more', () => {
  for (const seed of [1, 438, 9_999]) {
    const mesh = createMesh(seed);
    const cut = halves(mesh, none);
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
    expect(halves(mesh, new Set(cut.slice(1)))).toEqual(cut.slice(0, 1));
  }
});
