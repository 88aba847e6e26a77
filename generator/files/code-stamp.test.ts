import { afterEach, expect, test, vi } from 'vitest';

import type { Assets } from './assets.ts';
import { renderStamp } from './code-stamp.ts';

afterEach(() => void vi.useRealTimers());

test('pages that a cache holds are rendered again in another year, which their footer states', () => {
  const chunk = { type: 'chunk', fileName: 'blog-pages.js', imports: [], dynamicImports: [] };
  const bundle = { output: [{ ...chunk, code: '' }] } as unknown as Parameters<
    typeof renderStamp
  >[0];
  const assets = { key: '' } as Assets;
  const stampOn = (...day: readonly [year: number, month: number, day: number]) => {
    vi.useFakeTimers({ now: Date.UTC(...day) });
    return renderStamp(bundle, 'blog-pages', assets);
  };
  expect(stampOn(2031, 0, 1)).toBe(stampOn(2031, 11, 31));
  expect(stampOn(2032, 0, 1)).not.toBe(stampOn(2031, 11, 31));
});
