import { afterEach, expect, test, vi } from 'vitest';

import { withLock } from './with-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an action waits for another one of the same name', async () => {
  const order: string[] = [];
  const first = withLock('one', async () => {
    order.push('first begins');
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('first ends');
    return 1;
  });
  const second = withLock('one', () => {
    order.push('second');
    return 2;
  });
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

test('a failure rejects and releases the lock', async () => {
  await expect(
    withLock('one', () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await withLock('one', () => 'free')).toBe('free');
});

test('without locks the action runs at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withLock('one', () => 'done')).toBe('done');
});
