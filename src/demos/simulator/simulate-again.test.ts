import { expect, test } from 'vitest';

import type { MeshPart } from '../../models/mesh/mesh.ts';
import { simulate } from './simulate.ts';
import { drawnMesh, ladder, ladderSettings } from '../../../tests/support/drawn-mesh.ts';
import { fails, eventLines } from './event-lines.trial.ts';

const a = ladder.sender;
const none = new Set<MeshPart>();

test('a fragment is resent as often as the settings allow', () => {
  const three = drawnMesh(3, '3-0:5 0-4:5 3-1:6 1-4:5 3-2:7 2-4:5');
  const settings = { ...ladderSettings, fragments: 1, needed: 1 };
  const deaths = [fails(2, 0), fails(17, 1)];
  expect(eventLines(simulate(three, { ...settings, resends: 0 }, none, deaths))).toContain(
    '5 undelivered',
  );
  const once = eventLines(simulate(three, settings, none, deaths));
  expect(once).toContain('16 resent f0 3>1>4');
  expect(once).toContain('22 undelivered');
  const twice = simulate(three, { ...settings, resends: 2 }, none, deaths);
  expect(eventLines(twice)).toContain('31 resent f0 3>2>4');
  expect(twice.completeAt).toBe(44);
});

test('a resent fragment avoids the other fragments’ routes if possible', () => {
  // Relay 4 is a third, longer route.
  const three = drawnMesh(5, '5-0:2 0-1:3 1-6:2 5-2:3 2-3:3 3-6:3 5-4:9 4-6:9');
  expect(eventLines(simulate(three, ladderSettings, none, [fails(4, 1)]))).toContain(
    '20 resent f0 5>4>6',
  );
  expect(eventLines(simulate(three, ladderSettings, new Set([4]), [fails(4, 1)]))).toContain(
    '20 resent f0 5>2>3>6',
  );
});

test('a fragment is resent only once it is lost, even if A knows of the failure before', () => {
  const slow = drawnMesh(2, '2-0:2 0-1:30 1-3:2 2-3:90');
  const settings = { ...ladderSettings, fragments: 1, needed: 1 };
  const run = eventLines(simulate(slow, settings, none, [fails(4, 1)]));
  expect(run).toContain('16 heard part 1');
  expect(run).toContain('33 lost f0 part 1');
  expect(run).toContain('37 resent f0 2>3');
});

test('nothing is resent if A itself failed', () => {
  const run = simulate(ladder, ladderSettings, none, [fails(4, a, 1)]);
  expect(eventLines(run)).toContain('6 lost f0 part 1');
  expect(eventLines(run).some((line) => /resent|heard/.test(line))).toBe(false);
  expect(run.completeAt).toBeNull();
});

test('of two failures on the route, the one that A hears of first triggers the resend', () => {
  const run = eventLines(simulate(ladder, ladderSettings, none, [fails(4, 1), fails(5, 7)]));
  expect(run).toContain('16 heard part 1');
  expect(run).toContain('17 heard part 7');
  expect(run).toContain('20 resent f0 4>2>3>5');
});

test('a resend may use the rest of its own route', () => {
  const fork = drawnMesh(3, '3-0:2 0-1:3 1-4:2 0-2:5 2-4:5 3-4:50');
  const settings = { ...ladderSettings, fragments: 1, needed: 1 };
  expect(eventLines(simulate(fork, settings, none, [fails(4, 1)]))).toContain(
    '20 resent f0 3>0>2>4',
  );
});

test('a fragment without a route is resent like a lost one', () => {
  const two = drawnMesh(1, '1-0:5 0-2:5 1-2:50');
  const settings = { ...ladderSettings, fragments: 1, needed: 1, probeMs: 0.5, missed: 1 };
  // The link behind it is cut too, so it cannot turn back.
  const run = eventLines(simulate(two, settings, none, [fails(1, 4), fails(5.5, 3)]));
  expect(run).toContain('6 stopped f0 at 0');
  expect(run).toContain('10 resent f0 1>2');
});

test('a resend avoids the others’ current routes, not their first ones', () => {
  const net = drawnMesh(5, '5-0:30 0-6:5 5-1:2 1-2:2 2-6:2 2-3:2 3-6:2 5-3:40 5-4:50 4-6:2');
  const settings = { ...ladderSettings, probeMs: 0.5, missed: 1 };
  const run = eventLines(simulate(net, settings, none, [fails(1, 11), fails(32, 8)]));
  expect(run).toContain('6 detour f0 2>3>6');
  expect(run).toContain('32 lost f1 part 8');
  // Relay 3 would be quicker.
  expect(run).toContain('47.5 resent f1 5>4>6');
});
