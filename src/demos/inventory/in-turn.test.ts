import { expect, test, vi } from 'vitest';

import { inTurn } from './in-turn.ts';

const parts = (log: string[], name: string) => async (isCanceled: () => boolean) => {
  for (const part of [1, 2]) {
    await Promise.resolve();
    if (isCanceled()) return;
    log.push(`${name}${part}`);
  }
};

test('a second action waits for the first, and ends none of it', async () => {
  const log: string[] = [];
  const { run } = inTurn();
  await Promise.all([run(parts(log, 'a'), vi.fn()), run(parts(log, 'b'), vi.fn())]);
  expect(log).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('cancel ends what runs and what waits, and nothing that comes after', async () => {
  const log: string[] = [];
  const { run, cancel } = inTurn();
  const fail = vi.fn();
  const stopped = () => Promise.reject(new Error('Stopped'));
  const before = [run(stopped, fail), run(parts(log, 'a'), fail)];
  cancel();
  await Promise.all([...before, run(parts(log, 'b'), fail)]);
  expect(log).toEqual(['b1', 'b2']);
  expect(fail).not.toHaveBeenCalled();
});

test('a failure is told once, and the next action runs', async () => {
  const log: string[] = [];
  const { run } = inTurn();
  const fail = vi.fn();
  await run(() => Promise.reject(new Error('Ended')), fail);
  await run(parts(log, 'b'), fail);
  expect([log, fail.mock.calls.length]).toEqual([['b1', 'b2'], 1]);
});
