import { hash } from 'node:crypto';

import type { Page } from '@playwright/test';
import { docs } from '../../src/content/pages/docs.ts';

import { fillFacts } from '../../src/content/product/printed.ts';
import { mistakeIn } from '../../src/content/requests.ts';
import { labelOn } from '../../src/features/request/fixed-request.ts';
import * as labels from '../../src/sections/words.ts';
import { copied, copy } from '../../src/ui/words.ts';
import { writtenTopics } from '../support/articles.ts';
import { pages } from '../support/dist.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { collectMails } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

// The first topic is shown at first. The other two follow each other and are hidden.
const [first, ...others] = writtenTopics;
const index = others.findIndex(({ category }) => category !== first?.category);
const [topic, next] = others.slice(index);
if (!first || !topic || !next) throw new Error('The topics need two categories and a third topic');

const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const contents = (page: Page) => page.getByRole('navigation', { name: labels.allTopics });

test('a category opens a topic alone, and Next leads to the following topic', async ({ page }) => {
  await open(page, '/docs');
  await page
    .getByRole('link', { name: `${labels.viewCategory} ${docs.categories[topic.category]}` })
    .click();
  await expect(page).toHaveURL(`/docs#${topic.slug}`);
  await expect(titleOf(page, topic.title)).toBeInViewport();
  await expect(titleOf(page, first.title)).toBeHidden();

  await page
    .getByRole('article', { name: topic.title, exact: true })
    .getByRole('link', { name: `${labels.next} ${next.title}` })
    .click();
  await expect(titleOf(page, next.title)).toBeInViewport();
  await expect(titleOf(page, topic.title)).toBeHidden();
  await expect(contents(page).getByRole('link', { name: next.title })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.goBack();
  await expect(titleOf(page, topic.title)).toBeVisible();
});

// Seen to fail: with the address as it stands, in which browsers escape such letters.
test('an address with a heading opens its topic at that heading', async ({ page }) => {
  const html = pages.find(({ path }) => path === '/docs')?.html ?? '';
  const anchors = [...html.matchAll(/<h3 id="([^"]+)"/g)].map(([, id = '']) => id);
  const written = anchors.findLast((id) => id.startsWith(`${topic.slug}-`)) ?? topic.slug;
  const anchor = `${topic.slug}-größe-und-maße`;
  await page.route('**/docs', async (route) => {
    const body = html.replaceAll(`id="${written}"`, `id="${anchor}"`);
    await route.fulfill({ response: await route.fetch(), body });
  });
  await open(page, `/docs#${anchor}`);
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
  await page.mouse.move(600, 300);
  await expect(contents(page).getByRole('link', { name: topic.title })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
});

test('find-in-page finds a hidden topic and shows it', async ({ page }) => {
  await open(page, '/docs');
  await page.mouse.move(600, 300);
  const hidden = page.locator(`#${topic.slug}`);
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  // Find-in-page fires this event on a match.
  await hidden.dispatchEvent('beforematch', { bubbles: true });
  await expect(titleOf(page, topic.title)).toBeVisible();
  await expect(page).toHaveURL(`/docs#${topic.slug}`);
  await expect(titleOf(page, first.title)).toBeHidden();
});

test('code and links are copied unchanged', async ({ page, clipboard, baseURL }) => {
  await keepMessages(page);
  const { slug = '', text = '' } = writtenTopics.find((one) => one.text.includes('\n```')) ?? {};
  const [, source] = /\n```.*\n([^]*?)\n```/.exec(fillFacts(text)) ?? [];
  await open(page, `/docs#${slug}`);
  const article = page.locator(`#${slug}`);
  await article.getByRole('button', { name: copy, exact: true }).first().click();
  await expect(article.getByRole('button', { name: copied })).toBeVisible();
  expect((await clipboard()).trim()).toBe(source);

  await article.getByRole('button', { name: labels.copyLink }).click();
  await expect.poll(clipboard).toBe(`${baseURL}/docs#${slug}`);
});

test('the report of a mistake names its topic', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, `/docs#${topic.slug}`);
  await page
    .locator(`#${topic.slug}`)
    .getByRole('link', { name: labelOn(mistakeIn(topic.title), '/docs') })
    .click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.headers[0]).toEqual(['subject', `Documentation: ${topic.title}`]);
  expect(mails[0]?.headers[1]?.[1]).toContain(`/docs#${topic.slug}`);
});

test('downloads state the size and checksum of the served file', async ({ page }) => {
  await open(page, '/docs#downloads');
  const items = page.getByRole('region', { name: docs.downloads.heading }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) {
    const address = await item.getByRole('link').getAttribute('href');
    const response = await page.request.get(address ?? '');
    expect(response.status()).toBe(200);
    const bytes = await response.body();
    const sha256 = hash('sha256', bytes);
    await expect(item).toContainText(sha256);
    await expect(item).toContainText(`${bytes.length.toLocaleString('en-US')} bytes`);
  }
});

test('every topic has a Markdown version listed in llms.txt', async ({ page }) => {
  const list = await (await page.request.get('/llms.txt')).text();
  const twins = [...list.matchAll(/\]\(https:\/\/[^/]+(\/docs\/[a-z-]+\.md)\)/g)];
  expect(twins).toHaveLength(writtenTopics.length);
  for (const [, address = ''] of twins) {
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toContain('text/markdown');
    // One with more than ASCII begins with the byte order mark, by which browsers know it.
    expect(await response.text()).toMatch(/^\uFEFF?# .+\n\n> .+\n\n/);
  }
});

testWithoutScript('without script, all topics can be read', async ({ page }) => {
  await page.goto('/docs');
  const region = page.getByRole('region', { name: labels.topicsLabel });
  await expect(region.getByRole('article')).toHaveCount(writtenTopics.length);
  await expect(titleOf(page, next.title)).toBeVisible();
  await expect(page.getByRole('button', { name: labels.copyLink })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
