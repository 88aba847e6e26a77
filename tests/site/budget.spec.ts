import { brotliBytes, pages, read, scriptsAtOnce, scriptsOf } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

/** react and react-dom with one hydrateRoot call, built as this site is (Vite 8.3.8), in brotli bytes. */
const reactFloor = 57_998;
const firstRoundTrip = 14_600;

test('the home page fits the first round trip with its styles', () => {
  const home = pages.find(({ path }) => path === '/');
  expect(brotliBytes(home?.html ?? '')).toBeLessThanOrEqual(firstRoundTrip);
});

const bytesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliBytes(read(name)), 0);

test('before anybody interacts, a page loads a tenth of the script that React is', () => {
  for (const { path, html } of pages) {
    expect(bytesOf(scriptsAtOnce(html)), path).toBeLessThanOrEqual(0.15 * reactFloor);
  }
});

test('React comes at the first intent, and with it little else', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const comesWithReact = () => fetched.filter((url) => /\/assets\/(?:shell|about)-/.test(url));
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-controls', '');
  await page.waitForLoadState('networkidle');
  expect(comesWithReact()).toEqual([]);
  await page.mouse.move(600, 400);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  expect(comesWithReact()).toHaveLength(2);
  for (const { path, html } of pages) {
    expect(bytesOf(scriptsOf(html)), path).toBeLessThanOrEqual(1.25 * reactFloor);
  }
});

test('the styles stay small enough to stand in every page', () => {
  const styles = new Set(pages.map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1]));
  expect(styles.size).toBe(1);
  expect(brotliBytes([...styles][0] ?? '')).toBeLessThanOrEqual(8_000);
});
