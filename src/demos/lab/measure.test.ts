import { expect, test } from 'vitest';

import { clockTick, measure } from './measure.ts';

/** A coarse clock, and operations that take a known time. */
function machine(tick: number) {
  let time = 0;
  return {
    tick,
    now: () => Math.floor(time / tick + 1e-9) * tick,
    takes: (ms: number) => async () => {
      time += ms;
    },
    passes: (ms: number) => (time += ms),
  };
}

const noPause = async () => undefined;

test('finds the resolution of a coarse clock', () => {
  const { now, passes } = machine(0.5);
  const reading = () => {
    passes(0.03);
    return now();
  };
  expect(clockTick(reading)).toBeCloseTo(0.5);
});

test('times a fast operation in batches, to within 5 percent', async () => {
  const { takes, ...clock } = machine(0.1);
  const { batch, samples } = await measure(takes(0.007), clock, noPause);
  expect(batch).toBe(512);
  expect(samples).toHaveLength(100);
  for (const sample of samples) expect(Math.abs(sample / 0.007 - 1)).toBeLessThan(0.05);
});

test('runs a slow operation five times', async () => {
  const { takes, ...clock } = machine(0.1);
  const { batch, samples } = await measure(takes(3000), clock, noPause);
  expect(batch).toBe(1);
  expect(samples.map(Math.round)).toEqual([3000, 3000, 3000, 3000, 3000]);
});

test('runs other operations for one second', async () => {
  const { takes, ...clock } = machine(0.1);
  expect((await measure(takes(40), clock, noPause)).samples).toHaveLength(25);
});

test('ends when the pause between two runs throws', async () => {
  const { takes, ...clock } = machine(0.1);
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    if (pauses === 3) throw new Error('Stopped');
  };
  await expect(measure(takes(3000), clock, pause)).rejects.toThrow('Stopped');
  expect(pauses).toBe(3);
});
