import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetched, notLoaded } from './fetched.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('code that comes is handed on, and nothing is said', async () => {
  expect(await fetched(() => Promise.resolve('code'))).toBe('code');
  expect(notLoaded.read()).toBe(false);
});

test('code that does not come is asked for again at each click, and the page says so until it comes', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('code');
  const result = fetched(load);
  for (const tries of [1, 2]) {
    await vi.waitFor(() => expect(notLoaded.read()).toBe(true));
    expect(load).toHaveBeenCalledTimes(tries);
    page.dispatchEvent(new Event('click'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries + 1));
  }
  expect(await result).toBe('code');
  expect(notLoaded.read()).toBe(false);
});
