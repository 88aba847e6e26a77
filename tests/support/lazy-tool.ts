import { expect, type Page } from '@playwright/test';

import { files, pages, read, scriptsOf } from './dist.ts';

/** The built scripts and style sheets that contain `text`. */
export const assetsWith = (text: string): readonly string[] =>
  files.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name) && read(name).includes(text));

/** Expects that no page references or loads these assets before an interaction. */
export function expectOnDemand(assets: readonly string[]): void {
  expect(assets.length).toBeGreaterThan(0);
  for (const { path, html } of pages) {
    const before = scriptsOf(html);
    for (const name of assets) {
      expect(html.includes(name), `${path} names ${name}`).toBe(false);
      expect(before, path).not.toContain(name);
    }
  }
}

/** Collects the scripts and styles the page requests from now on. */
export function watchAssets(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) asked.add(pathname.slice(1));
  });
  return asked;
}

/** Returns a reader of the longest main-thread task in ms, 0 if none reached 50. Call it before opening the page. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const known = Number(Reflect.get(globalThis, 'longestTask') ?? 0);
      const longest = Math.max(known, ...list.getEntries().map(({ duration }) => duration));
      Reflect.set(globalThis, 'longestTask', longest);
    }).observe({ type: 'longtask', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'longestTask') ?? 0));
}
