import { expect, test } from 'vitest';

import { ladder, ladderLinks, ladderSettings } from '../../../tests/support/drawn-mesh.ts';
import {
  createMesh,
  defaultSettings,
  linkOfPart,
  type Part,
  relayCount,
} from '../../models/mesh/mesh.ts';
import { linkInUse, linksBetweenHalves, relayInUse } from './target-presets.ts';
import { downNow, newSession, reduce, runOf, type Session } from './session.ts';
import { simulate } from './simulate.ts';

const none = new Set<Part>();
const drawn: Session = { ...newSession(1), mesh: ladder, settings: ladderSettings };
const at = (clock: number | null): Session => ({ ...drawn, clock });
const run = runOf(drawn);
const { a0, upper, lower } = ladderLinks;

test('the part in use is the link under a fragment and the relay ahead of it', () => {
  expect(relayInUse(at(1), run, none)).toEqual([0]);
  expect(relayInUse(at(4), run, none)).toEqual([1]);
  expect(linkInUse(at(1), run, none)).toEqual([a0]);
  expect(linkInUse(at(4), run, none)).toEqual([upper]);
});

test('without a fragment in transit it is in the middle of a working route', () => {
  for (const clock of [null, 8, 20]) {
    expect(relayInUse(at(clock), run, none)).toEqual([1]);
    expect(relayInUse(at(clock), run, new Set([1]))).toEqual([3]);
    expect(linkInUse(at(clock), run, none)).toEqual([upper]);
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
    let parts: Part[] = [];
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
    const cut = linksBetweenHalves(mesh, none);
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
