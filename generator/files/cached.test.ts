import { linkSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { cachedFiles, keptFile } from './cached.ts';

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
