import { expect, type Page } from '@playwright/test';

import { files, pages, read, scriptsOf } from './dist.ts';
import { onMeteredLine, open } from './open.ts';

/** The built scripts and style sheets that contain `text`. */
export const assetsWith = (text: string): readonly string[] =>
  files.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name) && read(name).includes(text));

/** A tool of a page: the button that opens it, and texts that only its code and its styles have. */
type Tool = { readonly path: string; readonly name: string; readonly own: readonly string[] };

/**
 * Expects that a tool's code and styles are fetched when its button is pressed, and by no page's own scripts before, and
 * that the page stays where it is, with the control that takes the focus in view.
 */
export async function expectLoadsWhenPressed(page: Page, { path, name, own }: Tool) {
  const assets = own.flatMap(assetsWith);
  expect(assets.length).toBeGreaterThan(0);
  for (const { path: other, html } of pages) {
    const before = scriptsOf(html);
    for (const asset of assets) expect(before, other).not.toContain(asset);
  }
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname.slice(1)));
  // Other lines fetch ahead.
  await onMeteredLine(page);
  await open(page, path);
  const button = page.getByRole('button', { name });
  // In the middle of the window, where what the button brings has room below it.
  await button.evaluate((at) => at.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(assets.filter((name) => requested.has(name))).toEqual([]);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await button.click();
  await expect(button).toHaveCount(0);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  expect(await scrolled()).toBe(before);
  await expect.poll(() => assets.filter((name) => !requested.has(name))).toEqual([]);
}
