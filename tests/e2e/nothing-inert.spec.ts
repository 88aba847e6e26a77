import { routes } from '../../src/routes.ts';
import { anyArticle } from '../support/articles.ts';
import { denyCookies } from '../support/cookies.ts';
import { installObserver, pressEverything } from '../support/observe-click.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await denyCookies(page);
  await page.addInitScript(installObserver);
});

for (const path of [...routes.map((route) => route.path), anyArticle.path])
  test(`everything on ${path} that can be pressed does something`, async ({ page }) => {
    await open(page, path);
    const { inert } = await pressEverything(page, 'main');
    expect(inert, `${path}: nothing happened after pressing these`).toEqual([]);
  });

test('everything around the page that can be pressed does something', async ({ page }) => {
  await open(page, '/terms');
  const { inert, count } = await pressEverything(page, 'header, footer');
  expect(inert, 'nothing happened after pressing these').toEqual([]);
  expect(count).toBeGreaterThan(5);
});
