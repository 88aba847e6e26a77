import { linkSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, afterEach, expect, it, test, vi } from 'vitest';

import type { Assets } from './assets.ts';
import { cachedFiles, keptFile, renderStamp } from './cached.ts';

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

const published = mkdtempSync(join(tmpdir(), 'published-'));
const folders = new Set<string>();
afterAll(() => {
  for (const folder of [published, ...folders]) rmSync(folder, { recursive: true });
});

// Seen to fail: without the comparison of times, the edited page stays.
it('makes files once, and again after one was edited in the published folder', async () => {
  let made = 0;
  const page = async () => {
    const { id, about } = await cachedFiles('test-page', [published], async () => {
      made += 1;
      return { files: [['page.html', 'As made']], about: 'One page' };
    });
    const folder = dirname(keptFile(id, 'page.html'));
    folders.add(folder);
    expect(about).toBe('One page');
    return join(folder, 'page.html');
  };
  const link = join(published, 'page.html');
  linkSync(await page(), link);
  await page();
  expect(made).toBe(1);
  writeFileSync(link, 'Edited');
  // Some file systems count time in steps, and no one edits as fast as this test.
  const later = Date.now() / 1000 + 1;
  utimesSync(link, later, later);
  expect(readFileSync(await page(), 'utf8')).toBe('As made');
  expect(made).toBe(2);
});
