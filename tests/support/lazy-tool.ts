import { expect, type Locator, type Page } from '@playwright/test';

import { files, pages, read, scriptsOf } from './dist.ts';
import { open } from './open.ts';

/** The built scripts and style sheets that contain `text`. */
export const assetsWith = (text: string): readonly string[] =>
  files.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name) && read(name).includes(text));

/** A tool of a page: the button that opens it, and texts that only its code and its styles have. */
type Tool = { readonly path: string; readonly name: string; readonly own: readonly string[] };

/**
 * Expects that a tool's code and styles are fetched when its button is pressed, and on no page before, and that
 * the control that takes the focus then stands where the button stood.
 */
export async function expectLoadsWhenPressed(page: Page, { path, name, own }: Tool) {
  const assets = own.flatMap(assetsWith);
  expect(assets.length).toBeGreaterThan(0);
  for (const { path: other, html } of pages) {
    const before = scriptsOf(html);
    for (const asset of assets) {
      expect(html.includes(asset), `${other} names ${asset}`).toBe(false);
      expect(before, other).not.toContain(asset);
    }
  }
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname.slice(1)));
  await open(page, path);
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  expect(assets.filter((name) => requested.has(name))).toEqual([]);
  const place = (target: Locator) => target.evaluate((at) => at.getBoundingClientRect().top);
  const before = await place(button);
  await button.click();
  await expect(button).toHaveCount(0);
  expect(Math.abs((await place(page.locator(':focus'))) - before)).toBeLessThan(40);
  await expect.poll(() => assets.filter((name) => !requested.has(name))).toEqual([]);
}
