import { denyCookies } from '../support/cookies.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { observeClicks, pressEverything } from '../support/observe-click.ts';
import { open } from '../support/open.ts';
import { pagesToCheck } from '../support/sample-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await denyCookies(page);
  // A notice that disappears would look like the effect of a later press.
  await keepMessages(page);
  await observeClicks(page);
});

/** Sheets, a comparison and a form; tabs, code and a tool. site/static.spec.ts reads the markup of all pages. */
const kinds = ['/products-solutions', '/api'];

for (const { path } of pagesToCheck(kinds))
  test(`every control of ${path} does something`, async ({ page }) => {
    await open(page, path);
    await pressEverything(page, 'main');
  });

test('every control of the header and footer does something', async ({ page }) => {
  await open(page, '/terms');
  expect(await pressEverything(page, 'header, footer')).toBeGreaterThan(5);
});
