import fc from 'fast-check';
import { expect, test } from 'vitest';

import { logLines } from './log.ts';
import { type Action, downNow, newSession, reduce, runOf, type Session } from './session.ts';
import { defaultSettings, readSettings, textsOf } from './settings.ts';
import { runs } from '../../../tests/support/full.ts';

const play = (actions: readonly Action[], from: Session = newSession(438)) =>
  actions.reduce(reduce, from);

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { kind: 'send' },
    { kind: 'repair' },
    { kind: 'next' },
    { kind: 'finish' },
  ),
  fc.record({ kind: fc.constant('advance' as const), by: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    kind: fc.constant('change' as const),
    parts: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 5 }),
    up: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('mesh' as const), seed: fc.integer({ min: 1, max: 99 }) }),
);

test('undoing everything leads back to the beginning', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 12 }), (actions) => {
      const after = play(actions);
      const undone = play(
        after.past.map((): Action => ({ kind: 'undo' })),
        after,
      );
      expect(undone).toEqual(newSession(438));
      expect(reduce(undone, { kind: 'undo' })).toBe(undone);
    }),
    { numRuns: runs(150) },
  );
});

test('a message ends with every line of its log, and the next one starts on what is still down', () => {
  const ended = play([
    { kind: 'send' },
    { kind: 'advance', by: 3 },
    { kind: 'change', parts: [7], up: false },
    { kind: 'finish' },
  ]);
  const lines = logLines(ended.mesh, ended.settings, runOf(ended), ended.clock ?? 0);
  expect(lines[0]).toBe('0.0 ms: 4 fragments leave A on 4 routes that share no relay.');
  expect(lines).toContain('3.0 ms: Relay 8 is dead.');
  expect(lines.some((line) => line.includes('the message is complete'))).toBe(true);
  const again = play([{ kind: 'send' }], ended);
  expect(again.before).toEqual([7]);
  expect(again.log).toEqual([...ended.log, ...lines]);
  expect(runOf(again).routes.flat()).not.toContain(7);
});

test('between messages a failure is told with what the settings make of it', () => {
  const { log } = play([{ kind: 'change', parts: [7], up: false }]);
  expect(log.at(-1)).toMatch(
    /^Relay 8 is dead\. Neighbors notice after 15\.0 ms, A has heard after [\d.]+ ms, new routes/,
  );
  expect(
    downNow(play([{ kind: 'change', parts: [7, 30], up: false }, { kind: 'repair' }])),
  ).toEqual(new Set());
});

test('a setting that cannot be used is named, and the model keeps its own', () => {
  const texts = { ...textsOf(defaultSettings), linkMs: '-1', fragments: '2', missed: '1.5' };
  const { settings, errors } = readSettings(texts, defaultSettings);
  expect(settings).toMatchObject({ linkMs: 4, fragments: 2, needed: 2, missed: 3 });
  expect(errors.linkMs).toBe(
    'Latency of an average link must be a number from 0.1 to 500. The model still uses 4.',
  );
  expect(errors.missed).toContain('whole number');
  expect(errors.needed).toContain('The model asks for 2');
  for (const hostile of ['', ' ', '1e999', 'NaN', '0x10', '٣', '1,5', '<b>'])
    expect(readSettings({ ...texts, linkMs: hostile }, defaultSettings).settings.linkMs).toBe(4);
});
