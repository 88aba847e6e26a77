import { expect, test, vi } from 'vitest';

import { fakeElement } from '../../tests/support/fake-element.ts';
import { createEnhance } from './enhance.ts';

const element = () => fakeElement() as unknown as HTMLElement;

test('an element is enhanced once, and is marked', async () => {
  const enhance = vi.fn<(of: HTMLElement) => void>();
  const run = createEnhance(() => Promise.resolve({ enhance }));
  const tabs = element();
  await Promise.all([run(tabs), run(tabs)]);
  expect(enhance.mock.calls).toEqual([[tabs]]);
  expect(tabs.hasAttribute('data-enhanced')).toBe(true);
});

test('after a failure the next call tries again', async () => {
  const enhance = vi.fn<(of: HTMLElement) => void>();
  const load = vi
    .fn<() => Promise<{ enhance: typeof enhance }>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ enhance });
  const run = createEnhance(load);
  const tabs = element();
  await expect(run(tabs)).rejects.toThrow('gone');
  expect(tabs.hasAttribute('data-enhanced')).toBe(false);
  await run(tabs);
  expect(enhance).toHaveBeenCalledOnce();
});
