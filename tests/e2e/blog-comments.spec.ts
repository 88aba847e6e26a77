import * as labels from '../../src/config/words.ts';
import {
  aboutComments,
  addComment,
  commentsHeading,
  guest,
  length as lengthWords,
  lengthOver,
  posted as postedCount,
} from '../../src/features/comments/words.ts';
import { sendToAuthors } from '../../src/content/request-words.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { counted } from '../../src/lib/text/grammar.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { anyArticle } from '../support/articles.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const { path: article, comments } = anyArticle;

// Seen to fail: with a button that only posts.
test('a comment can be sent to the authors, from any page of an article', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, article);
  await page.getByLabel(addComment).fill('A remark & more\n\nSecond part');
  await page.getByRole('link', { name: sendToAuthors }).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'body')).toContain(`\n\nA remark & more\n\nSecond part\n\n`);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(addComment)).toHaveValue('A remark & more\n\nSecond part');
});

test('a comment is trimmed, shown as text, dated in the visitor’s time zone, and gone after a reload', async ({
  page,
}) => {
  // 23:30 on March 9 in Chicago, the browser's zone; March 10 in UTC.
  await page.clock.setFixedTime('2026-03-10T04:30:00Z');
  await open(page, article);
  await expect(page.getByText(aboutComments)).toBeVisible();
  const box = page.getByLabel(addComment);
  await box.fill('  <img src=x onerror=alert(1)>\nsecond line  ');
  await page.getByRole('button', { name: labels.postComment }).click();

  await expect(
    page.getByRole('heading', { name: `${commentsHeading} (${comments + 1})` }),
  ).toBeVisible();
  const posted = page.getByRole('listitem').filter({ hasText: guest }).last();
  await expect(posted).toContainText(longDate('2026-03-09'));
  expect(await posted.getByText('onerror').innerText()).toBe(
    '<img src=x onerror=alert(1)>\nsecond line',
  );
  await expect(box).toHaveValue('');
  // Seen to fail: on the wrong side of a text from right to left.
  await box.fill('שלום?');
  await page.getByRole('button', { name: labels.postComment }).click();
  const [first = 0, sign = 0] = await page.getByText('שלום?').evaluate((text) =>
    [0, 4].map((at) => {
      const range = document.createRange();
      range.setStart(text.firstChild ?? text, at);
      range.setEnd(text.firstChild ?? text, at + 1);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(sign).toBeLessThan(first);
  await expect(page.getByRole('button', { name: labels.postComment })).toBeDisabled();
  await expect(page.getByText(counted(comments + 2, postedCount))).toBeAttached();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('onerror');

  await page.reload();
  await expect(
    page.getByRole('heading', { name: `${commentsHeading} (${comments})` }),
  ).toBeVisible();
});

test('past 2,000 characters the counter warns, and the comment can be posted', async ({ page }) => {
  await open(page, article);
  await page.getByLabel(addComment).fill('é'.repeat(2_001));
  await expect(page.getByText(fill(lengthOver, { length: '2,001', limit: '2,000' }))).toBeVisible();
  await page.getByRole('button', { name: labels.postComment }).click();
  await expect(
    page.getByRole('heading', { name: `${commentsHeading} (${comments + 1})` }),
  ).toBeVisible();
  await expect(page.getByText(fill(lengthWords, { length: 0, limit: '2,000' }))).toBeVisible();
});
