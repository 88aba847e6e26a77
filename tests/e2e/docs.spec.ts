import { createHash } from 'node:crypto';

import { writtenTopics } from '../support/articles.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { collectMails } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a category opens a topic alone, and Next leads to the following topic', async ({ page }) => {
  await open(page, '/docs');
  await page.getByRole('link', { name: 'View Data Protection' }).click();
  await expect(page).toHaveURL('/docs#field-encryption');
  await expect(page.getByRole('heading', { name: 'Field encryption' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Install the SDK' })).toBeHidden();

  const topic = page.getByRole('article', { name: 'Field encryption' });
  await topic.getByRole('link', { name: 'Next File encryption' }).click();
  await expect(page.getByRole('heading', { name: 'File encryption' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Field encryption' })).toBeHidden();
  const contents = page.getByRole('navigation', { name: 'All topics' });
  await expect(contents.getByRole('link', { name: 'File encryption' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Field encryption' })).toBeVisible();
});

test('an address with a heading opens its topic at that heading', async ({ page }) => {
  await open(page, '/docs#hybrid-handshake-what-a-fallback-means');
  await expect(page.getByRole('heading', { name: 'What a fallback means' })).toBeInViewport();
  await page.mouse.move(600, 300);
  await expect(
    page
      .getByRole('navigation', { name: 'All topics' })
      .getByRole('link', { name: 'Hybrid handshake' }),
  ).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'What a fallback means' })).toBeInViewport();
});

test('find-in-page finds a hidden topic and shows it', async ({ page }) => {
  await open(page, '/docs');
  await page.mouse.move(600, 300);
  const hidden = page.locator('article', { hasText: 'STREAM construction' });
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  // Find-in-page fires this event on a match.
  await hidden.dispatchEvent('beforematch', { bubbles: true });
  await expect(page.getByRole('heading', { name: 'File encryption' })).toBeVisible();
  await expect(page).toHaveURL('/docs#file-encryption');
  await expect(page.getByRole('heading', { name: 'Install the SDK' })).toBeHidden();
});

test('code and links are copied unchanged', async ({ page, context, baseURL }) => {
  await keepMessages(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs#install-the-sdk');
  const topic = page.getByRole('article', { name: 'Install the SDK' });
  const copy = topic.getByRole('button', { name: 'Copy', exact: true });
  await copy.nth(1).click();
  await expect(topic.getByRole('button', { name: 'Copied' })).toBeVisible();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect((await clipboard()).trim()).toBe('npm ci');

  await topic.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(clipboard).toBe(`${baseURL}/docs#install-the-sdk`);
});

test('the report of a mistake names its topic', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/docs#api-keys');
  await page
    .getByRole('article', { name: 'API keys' })
    .getByRole('link', { name: 'Report a mistake' })
    .click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.headers[0]).toEqual(['subject', 'Documentation: API keys']);
  expect(mails[0]?.headers[1]?.[1]).toContain('/docs#api-keys');
});

test('downloads state the size and checksum of the served file', async ({ page }) => {
  await open(page, '/docs#downloads');
  const items = page.getByRole('region', { name: 'Downloads' }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) {
    const address = await item.getByRole('link').getAttribute('href');
    const response = await page.request.get(address ?? '');
    expect(response.status()).toBe(200);
    const bytes = await response.body();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
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
    expect(await response.text()).toMatch(/^# .+\n\n> .+\n\n/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all topics can be read', async ({ page }) => {
    await page.goto('/docs');
    const region = page.getByRole('region', { name: 'Topics' });
    await expect(region.getByRole('article')).toHaveCount(writtenTopics.length);
    await expect(region.getByRole('heading', { name: 'Monitoring a node' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
