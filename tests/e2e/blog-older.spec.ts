import { writtenArticles } from '../support/articles.ts';
import { olderPosts, serveLongList } from '../support/long-list.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a list that the page holds has no control for more', async ({ page }) => {
  await open(page, '/blog?category=Research');
  await expect(page.getByText(/of \d+ posts/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show more articles' })).toHaveCount(0);
});

test.describe('a long list', () => {
  test.beforeEach(async ({ page }) => serveLongList(page));

  test('goes on by keyboard: the focus is on the first new article, and the count is said', async ({
    page,
  }) => {
    await open(page, '/blog');
    const more = page.getByRole('button', { name: 'Show more articles' });
    const links = page.getByRole('link', { name: /^Read More ?: Generated/ });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(24);
    await expect(links.first()).toBeFocused();
    await expect(links.first()).toHaveAttribute('href', `/blog/${olderPosts[0]?.slug}`);
    const count = page.getByRole('status').filter({ hasText: 'of 90 posts' });
    await expect(count).toHaveText('32 of 90 posts');

    await more.focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(48);
    await expect(links.nth(24)).toBeFocused();
    while (await more.isVisible()) {
      const before = await links.count();
      await more.press('Enter');
      await expect(links.nth(before)).toBeFocused();
    }
    await expect(links).toHaveCount(olderPosts.length);
    await expect(count).toHaveText('90 of 90 posts');
  });

  test('has its category filtered: the older ones too, and those that begin further back', async ({
    page,
  }) => {
    await open(page, '/blog');
    await page.getByRole('button', { name: 'Security', exact: true }).click();
    await expect(page.getByText('26 of 90 posts')).toBeVisible();
    const more = page.getByRole('button', { name: 'Show more articles' });
    await more.click();
    const rows = page.getByRole('listitem').filter({ hasText: 'Generated article' });
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) await expect(row).toContainText('Security');

    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Read/ })).toHaveCount(writtenArticles.length);
    await page.goBack();
    await expect(rows.first()).toContainText('Security');

    // No article of it stands in the page: the first ones come without being asked for.
    await open(page, '/blog?category=Industry');
    await expect(rows).toHaveCount(10);
    await expect(more).toBeHidden();
  });

  test('says so when the next articles do not come, or are not what they should be', async ({
    page,
  }) => {
    await open(page, '/blog');
    const more = page.getByRole('button', { name: 'Show more articles' });
    const failed = page.getByText('The next articles could not be fetched.');
    await page.route('**/blog/articles-2.json', (route) => route.abort());
    await more.click();
    await expect(failed).toBeVisible();
    await page.route('**/blog/articles-2.json', (route) =>
      route.fulfill({ json: [{ slug: '../evil', title: '<img src=x>' }] }),
    );
    await page.reload();
    await more.click();
    await expect(failed).toBeVisible();
    await expect(page.getByRole('link', { name: /^Read More ?: Generated/ })).toHaveCount(0);
  });
});

test('an article that the not-found page does not list is suggested from a file of names', async ({
  page,
}) => {
  const asked = '/blog/okapi-handshak';
  await page.route(`**${asked}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('aria-label="Every page"', '$& data-not-all=""');
    await route.fulfill({ response, body });
  });
  await page.route('**/blog/names-o.json', (route) =>
    route.fulfill({ json: [['okapi-handshake', 'The okapi handshake']] }),
  );
  await open(page, asked);
  await expect(page.getByRole('link', { name: 'The okapi handshake' })).toHaveAttribute(
    'href',
    '/blog/okapi-handshake',
  );
});

test('articles in shards are fetched by the words of the query', async ({ page }) => {
  const section = ['', '', '', 'Okapis shake hands.'];
  const article = { path: '/blog/okapi', title: 'Okapi', kind: 'Article', sections: [section] };
  const about = { ...article, path: '/about', title: 'About', kind: 'Page' };
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ json: { pages: [about], shards: ['oka', 'zeb'] } }),
  );
  const asked: string[] = [];
  await page.route('**/search/*.json', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await (asked.length === 1 ? route.abort() : route.fulfill({ json: [article] }));
  });
  await open(page, '/contact');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('okapi');
  await expect(dialog.getByRole('status')).toHaveText('The search index could not be fetched.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('option', { name: /Article/ })).toHaveAttribute(
    'href',
    /^\/blog\/okapi/,
  );
  expect(asked).toEqual(['/search/w-oka.json', '/search/w-oka.json']);
});
