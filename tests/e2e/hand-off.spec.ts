import type { Locator } from '@playwright/test';

import { byMail } from '../../src/config/delivery.ts';
import * as labels from '../../src/config/words.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import * as timing from '../../src/config/timing.ts';
import { contact } from '../../src/pages/contact/contact.request.ts';
import {
  done,
  fieldTooLong,
  fits,
  fitsBarely,
  longAndCopied,
  markAsSent,
  markedAsSent,
  markedSent,
  notGiven,
  nothingOpened,
  notMarked,
  notSentYet,
  restoreTyped,
  sentIt,
  takeIfNotOpen,
  takeMessage,
  tooLong as tooLongLabel,
} from '../../src/features/request/words.ts';
import { fieldsOf } from '../../src/features/request/request-spec.ts';
import { labeled } from '../../src/lib/text/grammar.ts';
import { company as companyLabel, copyMessage, saveMessage } from '../../src/ui/words.ts';
import { subject as subjectLabel } from '../../src/features/request/form-words.ts';
import { mailAppOpened, mailAppOpenedText } from '../../src/pages/contact/words.ts';
import { review, openDialog, sendDialog } from '../support/dialog-forms.ts';
import { fieldIn, fill } from '../support/fill.ts';
import {
  contactButton,
  contactField,
  contactValues,
  fillContact,
  readyHeading,
  readyPanel,
  sendContact,
} from '../support/forms.ts';
import { recordAnnouncements } from '../support/live-regions.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open, openStill } from '../support/open.ts';
import { saying } from '../support/saying.ts';
import { expect, test } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

const long = 'One line of a long message.\n'.repeat(100).trim();
const tooLong = 'é'.repeat(6_000);

for (const opens of [false, true])
  test(`the panel ${opens ? 'does not ask' : 'asks'} whether nothing opened, if the window ${opens ? 'lost' : 'kept'} the focus`, async ({
    page,
  }) => {
    const announced = await recordAnnouncements(page);
    await openStill(page, '/contact');
    await fillContact(page);
    if (opens)
      // At once, as an app that is already running.
      await page.evaluate(() => {
        document.addEventListener('submit', () => {
          queueMicrotask(() => queueMicrotask(() => dispatchEvent(new Event('blur'))));
        });
      });
    await contactButton(page).click();
    await expect(readyHeading(page)).toBeFocused();
    await expect(readyPanel(page)).toContainText(takeIfNotOpen);
    await page.clock.runFor(timing.mailAppHintMs);
    await expect(readyPanel(page)).toContainText(opens ? takeIfNotOpen : takeMessage);
    if (!opens) expect(await announced()).toContain(nothingOpened);
  });

// Seen to fail: with a notice that is green from the start; without `markSent` in hand-off-dialog.tsx.
test('the notice is neutral until the visitor says that they sent the message, which the Outbox then says, too', async ({
  page,
}) => {
  await open(page, '/contact');
  await sendContact(page);
  const panel = readyPanel(page);
  const notice = (within: Locator) => within.getByRole('status').filter({ hasText: mailAppOpened });
  const edge = (within: Locator) =>
    notice(within).evaluate((box) => getComputedStyle(box).borderLeftColor);
  const neutral = await edge(panel);
  await expect(notice(panel)).toContainText(mailAppOpenedText);
  await expect(notice(panel)).toContainText(notSentYet);
  // No notice lies over the ways to send.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await panel.getByRole('button', { name: sentIt }).click();
  const sent = page.getByRole('dialog', { name: markedSent });
  await expect(sent.getByRole('button', { name: done })).toBeFocused();
  await expect(notice(sent)).toContainText(mailAppOpenedText);
  expect(await edge(sent)).not.toBe(neutral);
  await page.keyboard.press('Enter');
  await expect(contactButton(page)).toBeFocused();

  await sendContact(page, { subject: 'Another one' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: labels.outbox }).click();
  const rows = page.getByRole('dialog', { name: labels.outbox }).getByRole('listitem');
  await expect(rows).toContainText([notMarked, saying(markedAsSent)]);
  await rows.first().getByRole('button', { name: markAsSent }).click();
  await expect(rows).toContainText([saying(markedAsSent), saying(markedAsSent)]);
});

// Seen to fail: without `isSecond` in dialog.tsx, the second press closed the dialog or pressed what lay under it.
test('the second press of a double click does nothing in the dialog that opens under it', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillContact(page);
  await contactButton(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  const panel = readyPanel(page);
  await expect(panel).toBeVisible();
  const ways = [
    panel.getByRole('button', { name: sentIt }),
    panel.getByRole('button', { name: copyMessage }),
  ];
  for (const way of ways)
    await way.evaluate((button) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })),
    );
  await panel.dispatchEvent('mousedown', { detail: 2 });
  await expect(panel.getByRole('button', { name: sentIt })).toBeVisible();
  await expect(panel.getByRole('button', { name: copyMessage })).toBeVisible();
});

// Seen to fail: without the link of `restoring` in hand-off-dialog.tsx.
test('an emptied form gets back what was typed, as long as the Outbox has it', async ({ page }) => {
  await open(page, '/contact');
  await sendContact(page);
  await readyPanel(page).getByRole('button', { name: restoreTyped }).click();
  await expect(readyPanel(page)).toHaveCount(0);
  await expect(contactField(page, 'firstName')).toBeFocused();
  await expect(contactField(page, 'message')).toHaveValue(contactValues.message);

  await expect(contactButton(page)).toBeEnabled();
  await contactButton(page).click();
  const restore = readyPanel(page).getByRole('button', { name: restoreTyped });
  await expect(restore).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(restore).toHaveCount(0);
  await readyPanel(page).getByRole('button', { name: sentIt }).click();
  await expect(page.getByRole('dialog', { name: markedSent })).toBeVisible();
});

test('a long message is handed over whole, without blanks at its ends, and copied; that is announced, and nothing about the emptied form', async ({
  page,
  clipboard,
}) => {
  const mails = collectMails(page);
  const announced = await recordAnnouncements(page);
  await open(page, '/contact');
  // What the form says first is not announced.
  await fillContact(page);
  await expect(page.getByText('characters, encoded')).toBeVisible();
  await fillContact(page, { message: long, subject: '   ', company: 'Acme ' });
  await expect.poll(announced).toContain(fitsBarely);
  await contactButton(page).click();
  await expect.poll(announced).toContain(longAndCopied);
  await expect(contactField(page, 'message')).toHaveValue('');
  expect(await announced()).not.toContain(fits);
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'subject')).toBe(contact.subject);
  const body = headerOf(mails[0], 'body');
  expect(body).toContain(long);
  const answers = [
    [companyLabel, 'Acme'],
    [subjectLabel, notGiven],
  ] as const;
  for (const [label, answer] of answers) expect(body).toContain(labeled(label, answer));
  expect((await clipboard()).replaceAll('\r\n', '\n')).toContain(long);
});

test('a message too long for a link stays, and can be saved and copied', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  await fillContact(page, { message: tooLong });
  await contactButton(page).click();
  const panel = page.getByRole('region', { name: tooLongLabel });
  await expect(panel.getByRole('button', { name: copyMessage })).toBeVisible();
  await expect(panel.locator('[href^="mailto:"]')).toHaveCount(0);
  await expect(readyPanel(page)).toHaveCount(0);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    saying(fieldTooLong, { field: fieldsOf(contact).at(-1)?.label ?? '' }),
  );
  await expect(contactField(page, 'message')).toHaveValue(tooLong);
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: saveMessage }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
  expect(mails).toHaveLength(0);

  await contactField(page, 'message').fill('');
  await contactButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(panel).toHaveCount(0);
});

test('after a web mail site replaced the page, Back shows the message again, and a link does not', async ({
  page,
}) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  await sendContact(page);
  await expect(readyPanel(page)).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(readyHeading(page)).toBeFocused();
  await expect(readyPanel(page)).toContainText(contactValues.message);
  expect(mails).toHaveLength(1);
  await page.keyboard.press('Escape');

  await sendContact(page);
  await expect(readyPanel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is typed while a message is on its way stays', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => new Promise(() => {});
  });
  await openStill(page, '/contact');
  await sendContact(page, { message: long });
  await expect(contactButton(page)).toHaveCount(0);
  await contactField(page, 'message').fill('The next message');
  await page.clock.runFor(timing.clipboardWaitMs + timing.resubmitGuardMs);
  await expect(readyPanel(page)).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue('The next message');
});

test('an answer that comes when its form was opened again leaves that form alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => new Promise(() => {});
  });
  await openStill(page, review.path);
  const dialog = await openDialog(page, review);
  await sendDialog(dialog, review, { architectureGoals: long });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page, review);
  await fill(dialog, review.request, { architectureGoals: 'The next message' });
  await page.clock.runFor(timing.clipboardWaitMs);
  await expect(readyPanel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const goals = fieldIn(dialog, fieldsOf(review.request), 'architectureGoals');
  await expect(goals).toHaveValue('The next message');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page, review);
  await expect(goals).toHaveValue('The next message');
});

test('a message older than the Outbox promises is removed when any page opens', async ({
  page,
}) => {
  const { key } = storageKeys.outbox;
  const kept = () => page.evaluate((name) => localStorage.getItem(name), key);
  await page.clock.setFixedTime(Date.now() - timing.outboxKeepDays * 86_400_000);
  await open(page, '/contact');
  await sendContact(page);
  await expect(readyPanel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: labels.outbox }).click();
  const outbox = page.getByRole('dialog', { name: labels.outbox });
  await outbox.getByText(contactValues.subject).first().click();
  const link = outbox.getByRole('link', { name: labels.restoreToForm });
  const restore = (await link.getAttribute('href')) ?? '';
  await page.goto('/robots.txt');
  expect(await kept()).toContain(contactValues.message);
  await page.clock.setFixedTime(Date.now());
  await page.goto(restore);
  await expect.poll(kept).toBeNull();
  await expect(contactField(page, 'message')).toHaveValue('');
});
