import { expect, type Page } from '@playwright/test';

import { files, pages, read, scriptsOf } from './dist.ts';
import { open } from './open.ts';

/** The built scripts and style sheets that contain `text`. */
export const assetsWith = (text: string): readonly string[] =>
  files.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name) && read(name).includes(text));

/** Expects that no page references or loads these assets before an interaction. */
function expectOnDemand(assets: readonly string[]): void {
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
function watchAssets(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) asked.add(pathname.slice(1));
  });
  return asked;
}

/** A tool of a page: the button that opens it, and texts that only its code and its styles have. */
type Tool = { readonly path: string; readonly opener: string; readonly own: readonly string[] };

/** Expects that a tool's code and styles are fetched when its button is pressed, and on no page before. */
export async function expectLoadsWhenPressed(page: Page, { path, opener, own }: Tool) {
  const assets = own.flatMap(assetsWith);
  expectOnDemand(assets);
  const requested = watchAssets(page);
  await open(page, path);
  const button = page.getByRole('button', { name: opener });
  await button.scrollIntoViewIfNeeded();
  expect(assets.filter((name) => requested.has(name))).toEqual([]);
  await button.click();
  await expect.poll(() => assets.filter((name) => !requested.has(name))).toEqual([]);
}
