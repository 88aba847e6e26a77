import { denyCookies } from '../support/cookies.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { observeClicks, pressEverything } from '../support/observe-click.ts';
import { open } from '../support/open.ts';
import { checkedPages } from '../support/sample-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await denyCookies(page);
  // A notice that disappears would look like the effect of a later press.
  await keepMessages(page);
  await observeClicks(page);
});

for (const { path } of checkedPages)
  test(`every control of ${path} does something`, async ({ page }) => {
    await open(page, path);
    await pressEverything(page, 'main');
  });

test('every control of the header and footer does something', async ({ page }) => {
  await open(page, '/terms');
  expect(await pressEverything(page, 'header, footer')).toBeGreaterThan(5);
});
