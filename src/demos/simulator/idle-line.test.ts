import { expect, test } from 'vitest';

import { ladder, ladderLinks, ladderSettings } from '../../../tests/support/drawn-mesh.ts';
import { fill } from '../../lib/text/fill.ts';
import { capitalized } from '../../lib/text/grammar.ts';
import { partName } from '../../models/mesh/mesh.ts';
import { failoverOf, idleLine, milliseconds } from './log.ts';
import type { MeshChange } from './simulate.ts';
import * as words from './words.ts';

const { upper, b3, a0, a2 } = ladderLinks;
const saying = (form: string, part: number): string =>
  capitalized(fill(form, { parts: partName(ladder, part) }));
const relay2Dead = saying(words.areDead.one, 1);
const link4BCut = saying(words.areCut.one, b3);
const link12Back = saying(words.areBack.one, upper);
const dies = (...parts: number[]): MeshChange => ({ at: 0, parts, up: false });

const idle = (change: MeshChange, down: number[] = [...change.parts]) =>
  idleLine(ladder, ladderSettings, change, new Set(down));

test('a failure is logged with its failover times', () => {
  expect(idle(dies(1))).toBe(
    `${relay2Dead} ${fill(words.stepsOfFailover, {
      detection: milliseconds(10),
      heard: milliseconds(12),
      total: milliseconds(16),
    })}`,
  );
});

test('a failure that A cannot hear of is logged as such', () => {
  expect(idle(dies(b3), [b3, a0, a2])).toBe(`${link4BCut} ${words.cannotHear}`);
});

// Seen to fail: new routes stood where none was left.
test('a failure that leaves no route is logged as such', () => {
  const down = [1, 3];
  expect(failoverOf(ladder, ladderSettings, 1, new Set(down)).total).toBe(Infinity);
  expect(idle(dies(1), down)).toBe(
    `${relay2Dead} ${fill(words.noRouteLeft, {
      detection: milliseconds(10),
      heard: milliseconds(12),
    })}`,
  );
});

// Seen to fail: the log had the first part, and the bar the slowest.
test('of parts that failed at once, the log has the times of the one heard of last', () => {
  const parts = [upper, b3];
  expect(idle(dies(...parts))).toContain(
    milliseconds(failoverOf(ladder, ladderSettings, b3, new Set(parts)).total),
  );
});

test('a repair is logged as usable from the next message', () => {
  expect(idle({ at: 0, parts: [upper], up: true })).toBe(`${link12Back} ${words.usedFromNext}`);
});
