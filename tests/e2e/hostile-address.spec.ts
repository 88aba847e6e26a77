import * as labels from '../../src/config/labels.ts';
import { full } from '../support/full.ts';
import { someHostileTexts } from '../support/hostile-texts.ts';
import { foreignMarkup } from '../support/in-page.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => {
  if (full) test.setTimeout(1_800_000);
  page.on('dialog', (dialog) => {
    throw new Error(`A text opened ${dialog.type()}: ${dialog.message()}`);
  });
});

const addressed = [
  '/docs',
  '/blog',
  '/api',
  '/contact',
  '/free-demo',
  '/resources/whitepapers',
  '/developers',
  '/no-such-page',
];
const keys = ['q', 'tab', 'category', 'subject', 'topic', 'industry', 'text', 'try', 'message'];

test('a page opens with any text in its query and hash', async ({ page }) => {
  for (const [index, text] of someHostileTexts(8).entries()) {
    const value = encodeURIComponent(text.toWellFormed()).slice(0, 4_000).replace(/%.?$/, '');
    const path = addressed[index % addressed.length] ?? '/';
    const query = keys.map((key) => `${key}=${value.slice(0, 800)}`).join('&');
    await open(page, `${path}?${query}#${value}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(labels.unexpectedError)).toHaveCount(0);
    expect(await foreignMarkup(page), text.slice(0, 80)).toEqual([]);
  }
  for (const raw of [
    '?q=%',
    '?q=%E0%A4%A',
    '#%',
    '#%E0%A4%A',
    '?__proto__=1&constructor=2',
    '?q[]=1&q[]=2',
    '#try=__proto__',
    '?tab=constructor#toString',
  ]) {
    await open(page, `/api${raw}`);
    await expect(page.getByRole('heading', { level: 1 }), raw).toBeVisible();
  }
});
