import type { Page } from '@playwright/test';

import { bytesOfFiles } from './dist.ts';

/** Names under `assets/` of everything the page asks for from now on. */
export function assetsAsked(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined && !names.includes(name)) names.push(name);
  });
  return names;
}

/** Brotli bytes of scripts and styles, all together; typefaces are compressed by themselves. */
export const bytesOfAssets = (names: readonly string[]): number =>
  bytesOfFiles(names.filter((name) => !name.endsWith('.woff2')).map((name) => `assets/${name}`));

/** Has the page note its longest task; call it before the page is opened. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const noted = Number(document.documentElement.dataset['longestTask'] ?? 0);
      const longest = Math.max(noted, ...list.getEntries().map(({ duration }) => duration));
      document.documentElement.dataset['longestTask'] = String(Math.round(longest));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Milliseconds of the longest task so far; 0 where none reached 50. For a person to read, not to assert. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['longestTask'] ?? 0));

/** Lets the count begin anew. */
export const forgetTasks = (page: Page): Promise<void> =>
  page.evaluate(() => void delete document.documentElement.dataset['longestTask']);
