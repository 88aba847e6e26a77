import { brotliBytes, pages, read, scriptsOf } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

/** react and react-dom with one hydrateRoot call, built as this site is (Vite 8.3.8), in brotli bytes. */
const reactFloor = 57_998;
const firstRoundTrip = 14_600;

test('the home page fits the first round trip with its styles', () => {
  const home = pages.find(({ path }) => path === '/');
  expect(brotliBytes(home?.html ?? '')).toBeLessThanOrEqual(firstRoundTrip);
});

test('before anybody interacts, pages load little more script than React itself', () => {
  for (const { path, html } of pages) {
    const bytes = scriptsOf(html).reduce((sum, name) => sum + brotliBytes(read(name)), 0);
    expect(bytes, path).toBeLessThanOrEqual(1.2 * reactFloor);
    if (path === '/') expect(bytes, path).toBeLessThanOrEqual(1.15 * reactFloor);
  }
});

test('the styles stay small enough to stand in every page', () => {
  const styles = new Set(pages.map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1]));
  expect(styles.size).toBe(1);
  expect(brotliBytes([...styles][0] ?? '')).toBeLessThanOrEqual(8_000);
});
