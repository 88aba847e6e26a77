import type { Locator, Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import {
  addDetails,
  cancel,
  fieldTooLong,
  fitsNot,
  longNotCopied,
  next,
  notSentYet,
  step,
} from '../../src/features/request/words.ts';
import { fieldsOf, partsOf } from '../../src/features/request/request-spec.ts';
import { close, copyBody, copyMessage, saveMessage, textToCopy } from '../../src/ui/words.ts';
import { breakComposing } from '../support/break-composing.ts';
import {
  enterprise,
  openDialog,
  openerOf,
  partner,
  review,
  submitIn,
  sendDialog,
} from '../support/dialog-forms.ts';
import { fieldIn, fill } from '../support/fill.ts';
import { readyPanel } from '../support/forms.ts';
import { full } from '../support/full.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { live, open } from '../support/open.ts';
import { saying } from '../support/saying.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

// The dialogs share their code: a short run tries one of them.
for (const form of full ? [review, enterprise, partner] : [review]) {
  test.describe(form.request.id, () => {
    test('hands the message over once with the agreed notice, is empty when reopened, and gets it back from the Outbox', async ({
      page,
    }) => {
      const mails = collectMails(page);
      await open(page, form.path);
      const dialog = await openDialog(page, form);
      await fill(dialog, form.request, form.values);
      await submitIn(dialog, form).dblclick();

      await expect(dialog).toBeHidden();
      const panel = readyPanel(page);
      const context = { siteName: site.name, page: '', timeZone: '' };
      const { title = '', text } = form.request.success?.(context, 'mail') ?? { text: '' };
      await expect(panel.getByText(title)).toBeVisible();
      await expect(panel.getByText(text)).toBeVisible();
      await expect(panel.getByText(notSentYet)).toBeVisible();
      await expect.poll(() => mails.length).toBe(1);
      expect(headerOf(mails[0], 'subject')).toBe(form.subject);
      const body = headerOf(mails[0], 'body');
      for (const typed of Object.values(form.values).filter((value) => / /.test(value))) {
        expect(body).toContain(typed);
      }

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      const again = await openDialog(page, form);
      for (const field of await again.getByRole('textbox').all())
        await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');

      const restore = async () => {
        await page.getByRole('button', { name: labels.outbox }).click();
        const outbox = page.getByRole('dialog', { name: labels.outbox });
        await outbox.getByText(form.subject).first().click();
        await outbox.getByRole('link', { name: labels.restoreToForm }).click();
      };
      const fields = fieldsOf(form.request);
      await restore();
      await expect(again.getByRole('textbox').first()).toBeFocused();
      for (const [name, value] of Object.entries(form.values))
        await expect(fieldIn(again, fields, name)).toHaveValue(value);
      await expect(page).not.toHaveURL(/#restore/);
      await open(page, '/about');
      await restore();
      const last = Object.keys(form.values).at(-1) ?? '';
      await expect(fieldIn(again, fields, last)).toHaveValue(form.values[last] ?? '');
    });

    test('shows a failure to compose the message and keeps what was typed', async ({ page }) => {
      const mails = collectMails(page);
      await breakComposing(page);
      await open(page, form.path);
      const dialog = await openDialog(page, form);
      await sendDialog(dialog, form);

      const { title = '', text } = form.request.failure;
      await expect(dialog.getByRole('alert')).toContainText(title);
      await expect(dialog.getByRole('alert')).toContainText(text);
      await expect(dialog.getByRole('alert')).toBeInViewport();
      for (const { name, label, kind } of form.request.groups[0]?.fields ?? []) {
        if (kind === 'select') continue;
        const typed = form.values[name] ?? '';
        await expect(dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(
          typed,
        );
      }
      await expect(submitIn(dialog, form)).toBeEnabled();
      expect(mails).toEqual([]);
    });

    test('keeps what was typed, however it is closed', async ({ page }) => {
      await open(page, form.path);
      const name = form.request.groups[0]?.fields[0]?.label ?? '';
      for (const way of [cancel, close, 'Escape']) {
        const dialog = await openDialog(page, form);
        const field = dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
        if (way !== cancel) await expect(field).toHaveValue(/^before /);
        await field.fill(`before ${way}`);
        if (way === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: way }).click();
        await expect(dialog).toBeHidden();
        await expect(openerOf(page, form)).toBeFocused();
      }
      const dialog = await openDialog(page, form);
      await expect(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveValue(
        'before Escape',
      );
    });

    testWithoutScript('can be sent as an e-mail without script', async ({ page }) => {
      await page.goto(form.path);
      const link = page.locator(`button[data-opens="${form.request.id}"] + a`).first();
      await expect(link).toBeVisible();
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('subject')).toBe(form.request.subject);
      await expect(openerOf(page, form)).toBeHidden();
    });
  });
}

const reviewField = (dialog: Locator, name: string) =>
  fieldIn(dialog, fieldsOf(review.request), name);

const secret = 'Bellwether keeps its keys in a drawer';
const typeSecret = async (page: Page) => {
  const dialog = await openDialog(page, review);
  await reviewField(dialog, 'securityChallenges').fill(secret);
  await page.keyboard.press('Escape');
};

test('drafts are kept after OK and over a reload until the message is handed over', async ({
  page,
}) => {
  await open(page, review.path);
  await typeSecret(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(secret);
  await page.getByRole('button', { name: labels.allow, exact: true }).click();
  await typeSecret(page);
  await page.reload();
  await live(page);
  const dialog = await openDialog(page, review);
  await expect(reviewField(dialog, 'securityChallenges')).toHaveValue(secret);
  await sendDialog(dialog, review, { securityChallenges: secret });
  await expect(readyPanel(page)).toBeVisible();
  const drafts = () =>
    page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key)),
      [storageKeys.drafts.key, storageKeys.tabDrafts.key],
    );
  await expect.poll(drafts).toEqual([null, null]);
});

test('if copying is refused, the panel says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const mails = collectMails(page);
  await open(page, review.path);
  const dialog = await openDialog(page, review);
  const long = 'key rotation is overdue '.repeat(125).trim();
  await sendDialog(dialog, review, { securityChallenges: long });
  const panel = readyPanel(page);
  await expect(panel).toContainText(longNotCopied);
  await expect.poll(() => mails.length).toBe(1);
  // Seen to fail: with nothing selected.
  await panel.getByRole('button', { name: copyMessage }).click();
  const field = panel.getByRole('textbox', { name: textToCopy });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new RegExp(long));
  await expect(field).toHaveJSProperty('selectionStart', 0);
  await panel.getByRole('button', { name: copyBody }).click();
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toContain('key rotation is overdue');
});

test('over 30,000 characters the form names the field to shorten and opens the details that hold it', async ({
  page,
}) => {
  const mails = collectMails(page);
  await open(page, review.path);
  const dialog = await openDialog(page, review);
  await fill(dialog, review.request, {
    ...review.values,
    technicalRequirements: 'ключ '.repeat(1_200),
  });
  await dialog.locator('details[open] > summary', { hasText: addDetails }).click();
  await expect(dialog.getByText(fitsNot)).toBeVisible();
  await submitIn(dialog, review).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([saying(fieldTooLong)]);
  await expect(dialog.getByRole('button', { name: saveMessage })).toBeVisible();
  await summary.getByRole('link').click();
  await expect(reviewField(dialog, 'technicalRequirements')).toBeFocused();
  expect(mails).toEqual([]);
});

// Seen to fail: with all groups shown at once.
test('on a phone, the review asks one step at a time and checks each before the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, review.path);
  const dialog = await openDialog(page, review);
  const [first, second] = partsOf(review.request);
  const at = dialog.getByText(saying(step)).filter({ visible: true });
  const names = (first?.fields ?? []).map(({ name }) => name);
  await expect(at).toHaveText(saying(step, { step: '1' }));
  await expect(submitIn(dialog, review)).toBeHidden();

  await dialog.getByRole('button', { name: next }).click();
  await expect(reviewField(dialog, names[0] ?? '')).toBeFocused();
  await expect(at).toHaveText(saying(step, { step: '1' }));

  await fill(
    dialog,
    review.request,
    Object.fromEntries(names.map((name) => [name, review.values[name] ?? ''])),
  );
  // Enter in a field goes on as the button does.
  await reviewField(dialog, names[0] ?? '').press('Enter');
  await expect(at).toHaveText(saying(step, { step: '2' }));
  await expect(dialog.locator('legend:focus')).toContainText(second?.legend ?? '-');
  await expect(reviewField(dialog, names[0] ?? '')).toBeHidden();
});
