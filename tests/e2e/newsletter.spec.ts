import type { Locator, Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { navLabel } from '../support/navigation.ts';
import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { notSentYet } from '../../src/features/request/words.ts';
import { newsletter } from '../../src/chrome/newsletter/newsletter.request.ts';
import { breakComposing } from '../support/break-composing.ts';
import { closeNotice } from '../../src/ui/words.ts';
import { newsletterBody, subscribed, subscribedTitle } from '../../src/chrome/words.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { collectMails } from '../support/mail.ts';
import { open, openStill } from '../support/open.ts';
import { withMotion } from '../support/motion.ts';
import { readyPanel, subscribeButton } from '../support/forms.ts';
import { markOf } from '../../src/lib/mail/mailto.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

test.skip(!byMail, 'Forms are sent to an endpoint.');

/** What the newsletter's form says of an address that it refuses. */
function refusalOf(email: string) {
  const { title = '', text } = newsletter.refused?.({ email }) ?? { text: '' };
  return { title, text };
}
const missing = refusalOf('');
const invalid = refusalOf('ada.example');

/** Advances the clock until so many parts are there: loading the code of notices takes real time. */
const advanceUntil = (page: Page, parts: Locator, count: number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return parts.count();
    })
    .toBe(count);

// Seen to fail: without `showHandOff` in use-request.ts.
test('hands the address over once, shows progress, empties the field and shows the message', async ({
  page,
}) => {
  const mails = collectMails(page);
  await openStill(page, '/about');
  const form = page.getByRole('form', { name: labels.newsletter });
  await form.getByRole('textbox').fill('ada@example.com');
  await subscribeButton(form).dblclick();
  await expect(form.getByRole('button')).toHaveText(newsletter.busyLabel);
  await expect(form.getByRole('button')).toBeDisabled();
  const panel = readyPanel(page);
  await advanceUntil(page, panel, 1);
  const notice = panel.getByRole('status').filter({ hasText: subscribedTitle });
  await expect(notice).toContainText(fill(subscribed, { site: site.name }));
  await expect(notice).toContainText(notSentYet);
  await expect.poll(() => mails.length).toBe(1);
  expect(mails.map(({ headers }) => headers)).toEqual([
    [
      ['subject', 'Newsletter subscription'],
      [
        'body',
        `${fill(newsletterBody, {
          email: 'ada@example.com',
          site: site.name,
          page: new URL('/about', page.url()).href,
        })}\n\n${markOf(newsletter.id)}`.replaceAll('\n', '\r\n'),
      ],
    ],
  ]);
  await page.clock.runFor(1_000);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('textbox')).toHaveValue('');
  await expect(subscribeButton(form)).toBeEnabled();
});

test('a failure keeps the typed address', async ({ page }) => {
  await keepMessages(page);
  await breakComposing(page);
  await open(page, '/about');
  const form = page.getByRole('form', { name: labels.newsletter });
  await form.getByRole('textbox').fill('ada@example.com');
  await subscribeButton(form).click();
  await expect(page.getByText(newsletter.failure.title ?? '')).toBeVisible();
  await expect(page.getByText(newsletter.failure.text)).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('ada@example.com');
});

// Seen to fail: with the notices that were rendered instead of those waiting; with sonner alone, which lets them
// wait for good once Alt+T was pressed.
test('no notice is lost, at most three are shown, they wait while the focus is inside, and disappear when it leaves', async ({
  page,
}) => {
  await openStill(page, '/about');
  const subscribe = subscribeButton(page.getByRole('form', { name: labels.newsletter }));
  const notices = page.getByRole('alert').filter({ hasText: missing.title });
  const seen = page.locator('[data-sonner-toast][data-visible=true]');
  const list = page.getByRole('list').filter({ has: notices });
  // The second one comes while the first one is being shown.
  await subscribe.evaluate((button: HTMLElement) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('section[aria-live][tabindex="-1"]')) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await subscribe.click();
  await advanceUntil(page, page.locator('[data-sonner-toast]'), 2);
  // The fourth notice stays transparent until another one is gone.
  for (let count = 0; count < 2; count++) await subscribe.click();
  await advanceUntil(page, seen, 3);
  await page.mouse.move(5, 700);
  const close = page.getByRole('button', { name: closeNotice }).first();
  await close.focus();
  await page.clock.runFor(60_000);
  await expect(notices).toHaveCount(4);
  await page.keyboard.press('Alt+t');
  await expect(list).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(notices).toHaveCount(4);
  // Closing one by keyboard leaves the focus among the others.
  for (const left of [3, 2, 1]) {
    await close.press('Enter');
    await advanceUntil(page, page.locator('[data-sonner-toast]'), left);
    await expect(list).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(notices).toHaveCount(left);
  }
  await page
    .getByRole('link', { name: navLabel('/about') })
    .first()
    .focus();
  await page.clock.runFor(6_000);
  await expect(notices).toHaveCount(0);
});

test('each refused submit shows one notice in the agreed words, and typing shows none', async ({
  page,
}) => {
  await keepMessages(page);
  const mails = collectMails(page);
  await open(page, '/about');
  const form = page.getByRole('form', { name: labels.newsletter });
  const input = form.getByRole('textbox');
  const notices = page.locator('[data-sonner-toast]');
  const alert = page.getByRole('alert');
  await subscribeButton(form).click();
  await expect(alert.filter({ hasText: missing.title })).toContainText(missing.text);
  await expect(form).toContainText(missing.text);
  await expect(input).toBeFocused();
  await expect(notices).toHaveCount(1);
  await input.pressSequentially('ada@example.com');
  await expect(form.getByText(missing.text)).toBeHidden();
  await expect(notices).toHaveCount(1);
  await input.fill('ada.example');
  await subscribeButton(form).click();
  await expect(alert.filter({ hasText: invalid.title })).toContainText(invalid.text);
  await expect(notices).toHaveCount(2);
  await expect(input).toHaveValue('ada.example');
  expect(mails).toEqual([]);
});
