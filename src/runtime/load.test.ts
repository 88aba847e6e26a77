import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeElement } from '../../tests/support/fake-element.ts';
import { loadOnce, persist } from './load.ts';

let root: ReturnType<typeof fakeElement>;
let page: EventTarget;

const isMarked = () => root.hasAttribute('data-not-loaded');

beforeEach(() => {
  root = fakeElement();
  page = new EventTarget();
  vi.stubGlobal('document', {
    documentElement: root,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failsOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');

test('a module is loaded once, and again after a failure', async () => {
  const load = failsOnce();
  const once = loadOnce(load);
  await expect(Promise.all([once(), once()])).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([once(), once()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});

// Seen to fail: with `online` or `pageshow` taken out of `nextChance`.
test.each(['click', 'online', 'pageshow'])(
  'what fails to load is said on the page, and tried again at each %s until it comes',
  async (chance) => {
    const load = failsOnce().mockRejectedValueOnce(new Error('still gone'));
    const result = persist(load);
    for (const tries of [1, 2]) {
      await vi.waitFor(() => expect(isMarked()).toBe(true));
      expect(load).toHaveBeenCalledTimes(tries);
      page.dispatchEvent(new Event(chance));
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries + 1));
    }
    expect(await result).toBe('code');
    expect(isMarked()).toBe(false);
  },
);

// Seen to fail: with the line hidden by the first that came.
test('the line stays while anything else is missing', async () => {
  const first = persist(failsOnce());
  const second = persist(failsOnce().mockRejectedValueOnce(new Error('still gone')));
  await vi.waitFor(() => expect(isMarked()).toBe(true));
  page.dispatchEvent(new Event('online'));
  await first;
  expect(isMarked()).toBe(true);
  page.dispatchEvent(new Event('online'));
  await second;
  expect(isMarked()).toBe(false);
});
