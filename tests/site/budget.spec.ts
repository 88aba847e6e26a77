import { styleIn } from '../../build/headers.ts';
import { brotliBytes, bytesOfFiles, pages, scriptsAtOnce, scriptsOf } from '../support/dist.ts';
import { openUntouched } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** react and react-dom with one hydrateRoot call, built as this site is (Vite 8.3.8), in brotli bytes. */
const reactFloor = 57_998;
/** What ten packets carry, which is what a server may send before it must wait for an answer. */
const firstRoundTrip = 14_600;

/** Pages that may be heavier: texts to be read. */
const heavier: Readonly<Record<string, number>> = { '/docs': 23_000 };

test('every page but long texts fits the first round trip with its styles', () => {
  const over = pages.flatMap(({ path, html }) => {
    const excess = brotliBytes(html) - (heavier[path] ?? firstRoundTrip);
    return excess > 0 ? [`${path} is ${excess} bytes too heavy`] : [];
  });
  expect(over).toEqual([]);
});

test('before anybody interacts, a page loads a tenth of the script that React is', () => {
  for (const { path, html } of pages) {
    expect(bytesOfFiles(scriptsAtOnce(html)), path).toBeLessThanOrEqual(0.15 * reactFloor);
  }
});

test('React comes at the first intent, and with it little else', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const comesWithReact = () => fetched.filter((url) => /\/assets\/(?:shell|about)-/.test(url));
  await openUntouched(page, '/about');
  expect(comesWithReact()).toEqual([]);
  await page.mouse.move(600, 400);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  expect(comesWithReact()).toHaveLength(2);
  for (const { path, html } of pages) {
    expect(bytesOfFiles(scriptsOf(html)), path).toBeLessThanOrEqual(1.27 * reactFloor);
  }
});

test('the styles stay small enough to stand in every page', () => {
  const [style, ...others] = new Set(pages.map(({ html }) => styleIn(html)));
  expect(others).toEqual([]);
  expect(brotliBytes(style ?? '')).toBeLessThanOrEqual(6_100);
});
