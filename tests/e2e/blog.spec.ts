import type { Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { pagesOfList } from '../../src/content/blog-lists.ts';
import { blog } from '../../src/content/pages/blog.ts';
import { notFound } from '../../src/content/pages/not-found.ts';
import { copyBibtex } from '../../src/features/words.ts';
import { commentsHeading } from '../../src/features/comments/words.ts';
import { backToBlog, readArticle, readMore, updatedOn } from '../../src/sections/words.ts';
import { copied, copyHeadingLink, linkCopied, onThisPage } from '../../src/ui/words.ts';
import { isIsoDay } from '../../src/lib/time/dates.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { anyArticle, writtenArticles } from '../support/articles.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { open } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const { path: article, category, title } = anyArticle;
const { name: categoryName } = blog.categories[category];
const total = writtenArticles.length;

/** How many articles the first page of a list shows. */
function onFirstPage(kind: typeof category | null): number {
  const [first] = pagesOfList(writtenArticles, kind);
  return first ? first.featured.length + first.rows.length : 0;
}

const headingsIn = ({ text }: { readonly text: string }) => text.match(/^## /gm)?.length ?? 0;
/** The article with the most headings. */
const long = writtenArticles.reduce((longest, other) =>
  headingsIn(other) > headingsIn(longest) ? other : longest,
);
const longPath = `/blog/${long.slug}`;
const lacksHeadings = [headingsIn(long) < 2, 'No article has two headings'] as const;
const shownDay = (day: string) => (isIsoDay(day) ? longDate(day) : day);
const reads = new RegExp(`^(?:${readArticle}|${readMore})`);
/** An article ends with its sources. */
const lastHeading = (page: Page) => page.locator('.heading').last();
const list = `/blog/category/${category}`;

test('the list links to a page for each category, with its number of posts', async ({ page }) => {
  await open(page, '/blog');
  const categories = page.getByRole('navigation', { name: blog.categoriesLabel });
  const posts = page.getByRole('link', { name: reads });
  await expect(posts).toHaveCount(onFirstPage(null));
  await categories.getByRole('link', { name: categoryName }).click();
  await expect(page).toHaveURL(list);
  await expect(categories.getByRole('link', { name: categoryName })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.heading);
  const listed = writtenArticles.filter((other) => other.category === category).length;
  await expect(page.getByText(fill(blog.shown, { listed, all: total }))).toBeVisible();
  await expect(posts).toHaveCount(onFirstPage(category));
  await page.goBack();
  await expect(posts).toHaveCount(onFirstPage(null));
});

test('a category in the query, in any case, leads to its page', async ({ page }) => {
  for (const query of [category, category.toUpperCase()]) {
    await page.goto(`/blog?category=${query}`);
    await expect(page).toHaveURL(list);
  }
  await page.goto('/blog?category=nothing');
  await expect(page.getByText(fill(blog.shown, { listed: total, all: total }))).toBeVisible();
  await expect(page).toHaveURL('/blog?category=nothing');
});

testWithoutScript(
  'without script, the list is there, and categories and subscription are links',
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('link', { name: reads })).toHaveCount(onFirstPage(null));
    await expect(page.getByRole('link', { name: labels.subscribe })).toHaveAttribute(
      'href',
      '/rss.xml',
    );
    const categories = page.getByRole('navigation', { name: blog.categoriesLabel });
    await categories.getByRole('link', { name: categoryName }).click();
    await expect(page).toHaveURL(list);
  },
);

testWithoutScript(
  'without script, an article can be read with its sources and comments',
  async ({ page }) => {
    test.skip(...lacksHeadings);
    await page.goto(longPath);
    await expect(lastHeading(page).getByRole('heading')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `${commentsHeading} (${long.comments})` }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: labels.postComment })).toBeHidden();
  },
);

testWithoutScript(
  'without script, an unknown article address shows Article Not Found',
  async ({ page }) => {
    const response = await page.goto('/blog/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(notFound.articleText)).toBeVisible();
    await page.getByRole('link', { name: backToBlog }).click();
    await expect(page).toHaveURL('/blog');
  },
);

test('an unknown article address suggests the article with a similar one', async ({ page }) => {
  await open(page, article.slice(0, -1));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
});

test.describe('an article', () => {
  test('has a contents list whose links lead to their headings', async ({ page }) => {
    test.skip(...lacksHeadings);
    await open(page, longPath);
    const links = page.getByRole('navigation', { name: onThisPage }).getByRole('link');
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      await links.getByText(name, { exact: true }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    }
  });

  test('says when it was written and updated', async ({ page }) => {
    for (const { slug, date, updated } of writtenArticles.slice(0, 3)) {
      await page.goto(`/blog/${slug}`);
      await expect(page.locator(`time[datetime="${date}"]`).first()).toHaveText(shownDay(date));
      if (updated)
        await expect(
          page.getByText(fill(updatedOn, { date: shownDay(updated) })).first(),
        ).toBeVisible();
    }
  });

  test('copies a citation and the link of a heading', async ({ page, clipboard, baseURL }) => {
    test.skip(...lacksHeadings);
    await keepMessages(page);
    await open(page, longPath);
    await page.getByRole('button', { name: copyBibtex }).click();
    await expect(page.getByRole('button', { name: copied })).toBeVisible();
    expect(await clipboard()).toMatch(/^@misc\{[a-z-]+\d{4}-[a-z\d-]+,\n[^]*\n\}$/);

    const link = lastHeading(page).getByRole('link', { name: copyHeadingLink });
    const address = `${longPath}${await link.getAttribute('href')}`;
    await lastHeading(page).hover();
    await link.click();
    await expect(page.getByText(linkCopied)).toBeVisible();
    expect(await clipboard()).toBe(`${baseURL}${address}`);
    await expect(page).toHaveURL(address);
  });
});
