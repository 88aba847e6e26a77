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
