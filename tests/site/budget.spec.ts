import { styleIn } from '../../build/headers.ts';
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

/** Pages that may be heavier: texts to be read. */
const heavier: Readonly<Record<string, number>> = { '/docs': 23_000 };

test('every page but long texts fits the first round trip with its styles', () => {
  const over = pages.flatMap(({ path, html }) => {
    const excess = brotliBytes(html) - (heavier[path] ?? firstRoundTrip);
    return excess > 0 ? [`${path} is ${excess} bytes too heavy`] : [];
  });
  expect(over).toEqual([]);
});

/** What a plain page and one that draws, such as the home page, may load before anybody interacts. */
const atOnce = { plain: 6_100, home: 8_700 };
/** What may come at the first intent: React, the overlay, the session and notices. */
const atIntent = 62_000;

test('before anybody interacts, a page loads a tenth of the script that React is', () => {
  const common = new Set(scriptsAtOnce(''));
  const [home] = pages.filter(({ path }) => path === '/');
  const entry = scriptsAtOnce(home?.html ?? '').find((name) => name.startsWith('assets/boot'));
  expect(bytesOfFiles([...common, ...(entry ? [entry] : [])])).toBeLessThanOrEqual(atOnce.plain);
  for (const { path, html } of pages)
    expect(bytesOfFiles(scriptsAtOnce(html)), path).toBeLessThanOrEqual(atOnce.home);
});

test('React comes at the first intent, in one file, and with it no page and little else', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  await openUntouched(page, '/about');
  const before = fetched.filter((name) => name.endsWith('.js'));
  expect(before.filter((name) => name.includes('/shell-'))).toEqual([]);
  await page.mouse.move(600, 400);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  const after = fetched.filter((name) => name.endsWith('.js') && !before.includes(name));
  expect(after.filter((name) => name.includes('/shell-'))).toHaveLength(1);
  expect(after.length).toBeLessThanOrEqual(3);
  const [{ html } = { html: '' }] = pages.filter(({ path }) => path === '/about');
  const added = scriptsAtIntent(html).filter((name) => !scriptsAtOnce(html).includes(name));
  expect(bytesOfFiles(added)).toBeLessThanOrEqual(atIntent);
});

test('the styles stay small enough to stand in every page', () => {
  const [style, ...others] = new Set(pages.map(({ html }) => styleIn(html)));
  expect(others).toEqual([]);
  expect(brotliBytes(style ?? '')).toBeLessThanOrEqual(6_100);
});
