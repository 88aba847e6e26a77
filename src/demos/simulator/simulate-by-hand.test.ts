import { describe, expect, test } from 'vitest';

import type { MeshPart } from '../../models/mesh/mesh.ts';
import { simulate } from './simulate.ts';
import {
  drawnMesh,
  ladder,
  ladderDrawn,
  ladderLinks,
  ladderSettings,
} from '../../../tests/support/drawn-mesh.ts';
import { fails, returns, eventLines } from './event-lines.trial.ts';

const [a, b] = [ladder.sender, ladder.receiver];
const { upper, b1, b3 } = ladderLinks;
/** A slow link from A to B besides, which two quicker routes make unnecessary. */
const ladderWithDirectLink = drawnMesh(4, `${ladderDrawn} 4-5:50`);
const chain = drawnMesh(1, '1-0:5 0-2:5');
const none = new Set<MeshPart>();
/** Detection in 0.5 ms: relays on the route know before the fragment arrives. */
const quick = { ...ladderSettings, probeMs: 0.5, missed: 1 };

describe('one message, with times added up by hand', () => {
  test('without failures, a link takes its length and a relay one millisecond', () => {
    const run = simulate(ladder, ladderSettings, none, []);
    expect(eventLines(run)).toEqual([
      '0 sent f0 4>0>1>5',
      '0 sent f1 4>2>3>5',
      '9 arrived f0 #1',
      '11 arrived f1 #2',
      '11 complete',
    ]);
    expect(run.legs.filter(({ fragment }) => fragment === 0)).toEqual([
      { fragment: 0, from: a, to: 0, start: 0, end: 2, lostAt: null },
      { fragment: 0, from: 0, to: 1, start: 3, end: 6, lostAt: null },
      { fragment: 0, from: 1, to: b, start: 7, end: 9, lostAt: null },
    ]);
    expect(run).toMatchObject({ completeAt: 11, endsAt: 11 });
  });

  test('with fewer routes than fragments, fragments share routes in turn', () => {
    const run = simulate(ladder, { ...ladderSettings, fragments: 3, needed: 1 }, none, []);
    expect(eventLines(run).slice(0, 3)).toEqual([
      '0 sent f0 4>0>1>5',
      '0 sent f1 4>2>3>5',
      '0 sent f2 4>0>1>5',
    ]);
    expect(run.completeAt).toBe(9);
    expect(run.endsAt).toBe(11);
  });

  test('arrivals are counted by time, not by number of links', () => {
    const run = simulate(ladderWithDirectLink, { ...ladderSettings, fragments: 3 }, none, []);
    expect(eventLines(run).slice(3)).toEqual([
      '9 arrived f0 #1',
      '11 arrived f1 #2',
      '11 complete',
      '50 arrived f2 #3',
    ]);
    expect(run).toMatchObject({ completeAt: 11, endsAt: 50 });
  });

  test('a relay failing ahead loses the fragment; A hears of it, reroutes and resends', () => {
    const run = simulate(ladder, ladderSettings, none, [fails(4, 1)]);
    expect(eventLines(run)).toEqual([
      '0 sent f0 4>0>1>5',
      '0 sent f1 4>2>3>5',
      '4 changed',
      '6 lost f0 part 1',
      '11 arrived f1 #1',
      '14 noticed part 1',
      '16 heard part 1',
      '20 resent f0 4>2>3>5',
      '31 arrived f0 #2',
      '31 complete',
    ]);
    expect(run.legs.find(({ from, fragment }) => from === 0 && fragment === 0)).toMatchObject({
      end: 6,
      lostAt: 6,
    });
  });

  test('a cut link loses the fragment on it', () => {
    const run = simulate(ladder, ladderSettings, none, [fails(4, upper)]);
    expect(eventLines(run)).toContain(`4 lost f0 part ${upper}`);
    expect(eventLines(run)).toContain('20 resent f0 4>2>3>5');
    expect(run.legs.find(({ from }) => from === 0)).toMatchObject({ end: 6, lostAt: 4 });
  });

  test('a link cut at the moment of arrival still loses the fragment', () => {
    expect(eventLines(simulate(ladder, ladderSettings, none, [fails(6, upper)]))).toContain(
      `6 lost f0 part ${upper}`,
    );
  });

  test('a link cut and repaired at the same moment loses nothing', () => {
    // With the fragment on the link, and about to enter it.
    for (const at of [4, 3]) {
      const run = simulate(ladder, ladderSettings, none, [fails(at, upper), returns(at, upper)]);
      expect(run.completeAt).toBe(11);
    }
  });

  test('a link cut behind a fragment loses nothing', () => {
    const run = simulate(ladder, ladderSettings, none, [fails(6.5, upper)]);
    expect(run.completeAt).toBe(11);
    expect(eventLines(run).some((line) => line.includes('lost'))).toBe(false);
  });

  test('a failing relay loses what waits in it, not what has left', () => {
    expect(eventLines(simulate(ladder, ladderSettings, none, [fails(2.5, 0)]))).toContain(
      '2.5 lost f0 part 0',
    );
    expect(simulate(ladder, ladderSettings, none, [fails(3.5, 0)]).completeAt).toBe(11);
  });

  test('a relay repaired in time lets the fragment pass', () => {
    const run = simulate(ladder, ladderSettings, none, [fails(1, 1), returns(5, 1)]);
    expect(run.completeAt).toBe(11);
    expect(
      eventLines(simulate(ladder, ladderSettings, none, [fails(1, 1), returns(7, 1)])),
    ).toContain('6 lost f0 part 1');
  });

  test('a relay that knows of a failure reroutes the fragment', () => {
    const run = simulate(ladder, quick, none, [fails(1, 1)]);
    expect(eventLines(run)).toEqual([
      '0 sent f0 4>0>1>5',
      '0 sent f1 4>2>3>5',
      '1 changed',
      '1.5 noticed part 1',
      '3 detour f0 0>2>3>5',
      '3.5 heard part 1',
      '11 arrived f1 #1',
      '12 arrived f0 #2',
      '12 complete',
    ]);
  });

  test('news that arrives at the moment of sending counts', () => {
    expect(eventLines(simulate(ladder, quick, none, [fails(2.5, 1)]))).toContain(
      '3 detour f0 0>2>3>5',
    );
  });

  test('a fragment lost on its detour is resent for the failure on the detour', () => {
    const run = simulate(ladderWithDirectLink, quick, none, [fails(1, 1), fails(8.5, 3)]);
    // It waits in relay 3 from 8 to 9. Relay 2 detects at 9, A hears at 12, and routing takes 4.
    expect(eventLines(run)).toContain('8.5 lost f0 part 3');
    expect(eventLines(run)).toContain('16 resent f0 4>5');
  });

  test('a relay without a route keeps the fragment', () => {
    const run = simulate(chain, { ...quick, fragments: 1, needed: 1 }, none, [fails(1, 4)]);
    expect(eventLines(run)).toEqual([
      '0 sent f0 1>0>2',
      '1 changed',
      '1.5 noticed part 4',
      '6 stopped f0 at 0',
      '6 undelivered',
      '6.5 heard part 4',
    ]);
    expect(run.endsAt).toBe(6.5);
  });

  test('a message is undelivered once its last fragment has stopped', () => {
    const settings = { ...ladderSettings, fragments: 1, needed: 1 };
    expect(eventLines(simulate(chain, settings, none, [fails(5.5, 0)]))).toEqual([
      '0 sent f0 1>0>2',
      '5.5 changed',
      '5.5 lost f0 part 0',
      '5.5 undelivered',
      '15.5 noticed part 0',
      '15.5 heard part 0',
    ]);
  });
});

describe('parts that were down before', () => {
  test('are known, so that nothing is sent over them', () => {
    const run = simulate(ladder, ladderSettings, new Set([1]), []);
    expect(eventLines(run)).toEqual([
      '0 sent f0 4>2>3>5',
      '0 sent f1 4>2>3>5',
      '11 arrived f0 #1',
      '11 arrived f1 #2',
      '11 complete',
    ]);
  });

  test('are used again from the message after their repair', () => {
    const run = simulate(ladder, ladderSettings, new Set([1]), [returns(1, 1), fails(2, b3)]);
    // Relay 1 is up again, but routes still avoid it, so the lost fragment has no other route.
    expect(eventLines(run).some((line) => line.includes('resent'))).toBe(false);
    expect(run.completeAt).toBeNull();
  });

  test('prevent sending if no route is left', () => {
    const run = simulate(ladder, ladderSettings, new Set([b1, b3]), []);
    expect(eventLines(run)).toEqual(['0 undelivered']);
    expect(run.endsAt).toBe(0);
  });
});

test('of changes at one moment the last wins, and every failure is detected separately', () => {
  expect(simulate(ladder, ladderSettings, none, [fails(4, 1), returns(4, 1)]).completeAt).toBe(11);
  const again = simulate(ladder, ladderSettings, none, [fails(1, 1), returns(2, 1), fails(5, 1)]);
  expect(eventLines(again)).toContain('6 lost f0 part 1');
  expect(eventLines(again).filter((line) => line.includes('noticed'))).toEqual([
    '11 noticed part 1',
    '15 noticed part 1',
  ]);
});
