import * as labels from '../../src/config/words.ts';
import { addComment, commentsHeading, guest } from '../../src/features/comments/words.ts';
import { anyArticle } from '../support/articles.ts';
import { nothingFound } from '../../src/features/search/words.ts';
import { loginFields, profileFields } from '../../src/features/account/fields.ts';
import { createDialog, fillRegistration, openRegister, submit } from '../support/account.ts';
import { mainHostileTexts } from '../support/hostile-texts.ts';
import { foreignMarkup, hasValue, paste } from '../support/in-page.ts';
import { messageOf } from '../support/message-of.ts';
import { open } from '../support/open.ts';
import { saying } from '../support/saying.ts';
import { sideways } from '../support/sideways.ts';
import { expect, test } from '../support/test.ts';

// support/test.ts fails these tests on a text that opens a dialog of the browser.
test.setTimeout(1_800_000);

const shown = (text: string) => text.toWellFormed().trim();
const name = (text: string) => JSON.stringify(text).slice(0, 80);

test('a comment shows any text unchanged', async ({ page }) => {
  await open(page, anyArticle.path);
  const box = page.getByLabel(addComment);
  const post = page.getByRole('button', { name: labels.postComment });
  await box.fill('x');
  await expect(post).toBeEnabled();
  let count = anyArticle.comments;
  for (const text of mainHostileTexts) {
    const held = await paste(box, text);
    if (held.trim() === '') {
      await expect(post).toBeDisabled();
      continue;
    }
    await post.click();
    count += 1;
    await expect(
      page.getByRole('heading', { name: `${commentsHeading} (${count})` }),
    ).toBeVisible();
    const last = page.getByRole('listitem').filter({ hasText: guest }).last();
    expect((await last.textContent())?.toWellFormed(), name(text)).toContain(shown(held));
  }
  expect(await foreignMarkup(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
});

test('the search responds to any text', async ({ page }) => {
  await open(page, '/docs');
  const box = page.getByRole('combobox', { name: labels.searchDocs });
  const answer = page.getByRole('search').getByRole('status');
  await box.fill('rotation');
  await expect(answer).toContainText(/result/i);
  const nothing = saying(nothingFound, { query: '[^]*' });
  const answered = new RegExp(`result|${nothing.source}`, 'i');
  for (const text of mainHostileTexts) {
    const held = await paste(box, text);
    // One letter does not start a search.
    if (/[\p{L}\p{N}]/u.test(held) && held.trim().length > 1)
      await expect(answer, name(text)).toContainText(answered);
    expect([name(text), await hasValue(box, held)]).toEqual([name(text), true]);
  }
  expect(await foreignMarkup(page)).toEqual([]);
});

test('registration keeps any text in its fields', async ({ page }) => {
  const [email] = loginFields;
  await open(page, '/about');
  const dialog = await openRegister(page);
  for (const text of mainHostileTexts) {
    await fillRegistration(page, { email: 'not an address' });
    const held = new Map<string, string>();
    const box = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
    for (const { label } of profileFields) held.set(label, await paste(box(label), text));
    await submit(createDialog(page), labels.createAccount);
    await expect(
      dialog.getByRole('link', { name: messageOf(email, 'not an address') }),
    ).toBeVisible();
    for (const [label, value] of held)
      expect([name(text), label, await hasValue(box(label), value)]).toEqual([
        name(text),
        label,
        true,
      ]);
  }
  expect(await foreignMarkup(page)).toEqual([]);
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
  for (const [index, text] of mainHostileTexts.entries()) {
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
