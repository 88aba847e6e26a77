import { announced, serveScreenReader, listen, readOut } from './listen.ts';
import { open } from '../support/open.ts';
import { states } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One state of every kind. */
const oneOfEachKind = new Set([
  'cookie banner',
  'menu of narrow windows',
  'contact, refused',
  'contact, handed over',
  'architecture-review, opened',
  'product sheet',
  'comment posted',
]);

for (const [name, { path, reach, only }] of Object.entries(states)) {
  if (!oneOfEachKind.has(name)) continue;

  test(`${name} is read as in its transcript`, async ({ page, baseURL }) => {
    // Some text depends on the date.
    await page.clock.setFixedTime('2026-03-10T15:00:00Z');
    await page.setViewportSize({ width: only === 'narrow' ? 390 : 1280, height: 800 });
    await serveScreenReader(page);
    await open(page, path);
    await listen(page);
    const part = await reach(page);
    const lines = ['Announced:', ...(await announced(page)), '', 'Read:', ...(await readOut(part))];
    const text = `${lines.join('\n')}\n`.replaceAll(baseURL ?? '', 'http://localhost');
    expect(text).toMatchSnapshot(`${name.replaceAll(/[ ,]+/g, '-')}.txt`);
  });
}
