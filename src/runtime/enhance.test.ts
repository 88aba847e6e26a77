import { expect, test, vi } from 'vitest';

import { createEnhance } from './enhance.ts';

/** An element with attributes, which Node has not. */
function element(name: string): HTMLElement {
  const attributes = new Map([['data-enhance', name]]);
  const fake: Partial<HTMLElement> = {
    getAttribute: (key) => attributes.get(key) ?? null,
    hasAttribute: (key) => attributes.has(key),
    toggleAttribute: (key) => Boolean(attributes.set(key, '')),
  };
  return fake as HTMLElement;
}

test('an element is enhanced once, by the enhancer that it names, and is marked', async () => {
  const enhance = vi.fn<(of: HTMLElement) => void>();
  const run = createEnhance({ tabs: () => Promise.resolve({ enhance }) });
  const tabs = element('tabs');
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
  const run = createEnhance({ tabs: load });
  const tabs = element('tabs');
  await expect(run(tabs)).rejects.toThrow('gone');
  expect(tabs.hasAttribute('data-enhanced')).toBe(false);
  await run(tabs);
  expect(enhance).toHaveBeenCalledOnce();
});
