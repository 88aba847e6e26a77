import { styleIn } from '../../build/headers.ts';
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

/** What ten packets carry, which is what a server may send before it must wait for an answer. */
const firstRoundTrip = 14_600;

/** Texts to be read may be heavier: documentation, articles, and six papers with their findings and references. */
const longText = 23_000;
const longTexts = new Set([
  '/docs',
  '/resources/whitepapers',
  ...writtenArticles.map(({ slug }) => `/blog/${slug}`),
]);
/** Six products, each shown at work, with a sheet for each of four. */
const heavier: Readonly<Record<string, number>> = { '/products-solutions': 15_000 };

test('every page but long texts fits the first round trip with its styles', () => {
  const over = pages.flatMap(({ path, html }) => {
    const excess =
      brotliBytes(html) - (longTexts.has(path) ? longText : (heavier[path] ?? firstRoundTrip));
    return excess > 0 ? [`${path} is ${excess} bytes too heavy`] : [];
  });
  expect(over).toEqual([]);
});

/** What a plain page loads before anyone interacts, without what it draws; and what any page may load. */
const atOnce = { plain: 6_100, home: 8_700, any: 8_900 };
/** What may come at the first intent: React, the overlay, the session and notices. */
const atIntent = 62_000;

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
const withoutDrawings = (html: string) => html.replace(/data-enhance="[^"]+"/g, '');

test('before anyone interacts, a page loads a tenth of the script that React is', () => {
  const plain = bytesOfFiles(scriptsAtOnce(withoutDrawings(htmlOf('/about'))));
  expect(plain).toBeGreaterThan(1_000);
  expect(plain).toBeLessThanOrEqual(atOnce.plain);
  expect(bytesOfFiles(scriptsAtOnce(htmlOf('/')))).toBeLessThanOrEqual(atOnce.home);
  for (const { path, html } of pages)
    expect(bytesOfFiles(scriptsAtOnce(html)), path).toBeLessThanOrEqual(atOnce.any);
});

test('React comes at the first intent, in one file, and with it no page and little else', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const scripts = () => fetched.filter((path) => path.endsWith('.js'));
  const isShell = (path: string) => path.includes('/shell-');
  await openUntouched(page, '/about');
  const before = scripts().length;
  expect(scripts().filter(isShell)).toEqual([]);
  await page.mouse.move(600, 400);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  expect(scripts().filter(isShell)).toHaveLength(1);
  expect(scripts().length - before).toBeLessThanOrEqual(4);
  const early = new Set(scriptsAtOnce(htmlOf('/about')));
  const added = scriptsAtIntent(htmlOf('/about')).filter((name) => !early.has(name));
  expect(bytesOfFiles(added)).toBeLessThanOrEqual(atIntent);
});

test('the styles stay small enough to stand in every page', () => {
  const [style, ...others] = new Set(pages.map(({ html }) => styleIn(html)));
  expect(others).toEqual([]);
  expect(brotliBytes(style ?? '')).toBeLessThanOrEqual(6_100);
});
