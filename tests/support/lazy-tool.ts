import { expect, type Page } from '@playwright/test';

import { files, pages, read, scriptsOf } from './dist.ts';

/** The built scripts and sheets that hold some text. */
export const assetsWith = (text: string): readonly string[] =>
  files.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name) && read(name).includes(text));

/** Expects that no page names these assets or loads them before anyone interacts with it. */
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

/** Every asset that a page has asked for, from now on. */
export function watchAssets(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) asked.add(pathname.slice(1));
  });
  return asked;
}

/** Collects the longest task of the page's main thread; call before it is opened. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { longestTask?: number };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTask = Math.max(seen.longestTask ?? 0, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (globalThis as typeof globalThis & { longestTask?: number }).longestTask ?? 0,
    );
}
