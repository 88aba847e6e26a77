import { afterEach, expect, test, vi } from 'vitest';

import { lockingUsers } from './users.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a change waits for another one', async () => {
  const order: string[] = [];
  const first = lockingUsers(async () => {
    order.push('first begins');
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('first ends');
    return 1;
  });
  const second = lockingUsers(() => {
    order.push('second');
    return 2;
  });
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

test('a failure rejects and releases the lock', async () => {
  await expect(
    lockingUsers(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await lockingUsers(() => 'free')).toBe('free');
});

test('without locks a change runs at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await lockingUsers(() => 'done')).toBe('done');
});
