import type { Page } from '@playwright/test';

import { styleIn } from '../../generator/headers.ts';
import { writtenArticles } from '../support/articles.ts';
import {
  brotliBytes,
  bytesOfFiles,
  pages,
  scriptsAtIntent,
  scriptsAtOnce,
} from '../support/dist.ts';
import { openUntouched } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Bytes in ten packets, the initial congestion window (RFC 6928). */
const firstRoundTrip = 14_600;

/** Documentation, articles and the six papers may be heavier. */
const longText = 23_000;
const longTexts = new Set([
  '/docs',
  '/resources/whitepapers',
  ...writtenArticles.map(({ slug }) => `/blog/${slug}`),
]);

test('every page except long texts fits the first round trip with its styles', () => {
  const over = pages.flatMap(({ path, html }) => {
    const excess = brotliBytes(html) - (longTexts.has(path) ? longText : firstRoundTrip);
    return excess > 0 ? [`${path} is ${excess} bytes too heavy`] : [];
  });
  expect(over).toEqual([]);
});

/** Bytes of script before any interaction: on a page without drawings, and on any page. */
const atOnce = { plain: 6_100, any: 9_900 };
/** Bytes of script at the first intent: React, the overlays, the session and notices. */
const atIntent = 62_000;

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';

test('before any interaction, no page names scripts over its budget', () => {
  for (const { path, html } of pages)
    expect(bytesOfFiles(scriptsAtOnce(html)), path).toBeLessThanOrEqual(atOnce.any);
});

/** The scripts that a page has asked for, as files of `dist/`. */
const scriptsFetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => name.endsWith('.js')),
  );

for (const [path, most] of [
  ['/about', atOnce.plain],
  ['/', atOnce.any],
  ['/platform/communications', atOnce.any],
] as const)
  // Seen to fail: with static imports of all fields in field.enhancer.ts.
  test(`before any interaction, ${path} stays within its script budget`, async ({ page }) => {
    await openUntouched(page, path);
    await expect(
      page.locator('.hero:not(.closing) [data-enhance]:not([data-enhanced])'),
    ).toHaveCount(0);
    const bytes = bytesOfFiles(new Set(await scriptsFetched(page)));
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });

test('the first intent loads React in one file and little else', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const scripts = () => fetched.filter((path) => path.endsWith('.js'));
  const isShell = (path: string) => path.includes('/shell-');
  await openUntouched(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(scripts().filter(isShell)).toEqual([]);
  await page.mouse.move(600, 400);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  expect(scripts().filter(isShell)).toHaveLength(1);
  const known = new Set(scriptsAtIntent(htmlOf('/about')));
  expect(scripts().filter((path) => !known.has(path.slice(1))).length).toBeLessThanOrEqual(4);
  const early = new Set(scriptsAtOnce(htmlOf('/about')));
  const added = scriptsAtIntent(htmlOf('/about')).filter((name) => !early.has(name));
  expect(bytesOfFiles(added)).toBeLessThanOrEqual(atIntent);
});

test('the inline styles are the same on every page and stay small', () => {
  const [style, ...others] = new Set(pages.map(({ html }) => styleIn(html)));
  expect(others).toEqual([]);
  expect(brotliBytes(style ?? '')).toBeLessThanOrEqual(6_100);
});
