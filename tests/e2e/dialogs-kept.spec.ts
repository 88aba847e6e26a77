import type { Locator, Page } from '@playwright/test';

import * as labels from '../../src/config/labels.ts';
import { byMail } from '../../src/config/delivery.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import { fieldsOf } from '../../src/features/request/request-spec.ts';
import { saveMessage } from '../../src/ui/labels.ts';
import { openDialog, review, submitIn } from '../support/dialog-forms.ts';
import { fieldIn, fill } from '../support/fill.ts';
import { collectMails } from '../support/mail.ts';
import { live, open } from '../support/open.ts';
import { readyPanel } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

const reviewField = (dialog: Locator, name: string) =>
  fieldIn(dialog, fieldsOf(review.request), name);

test('a message from the Outbox is restored into its dialog', async ({ page }) => {
  await open(page, review.path);
  const dialog = await openDialog(page, review);
  await fill(dialog, review.request, review.values);
  await submitIn(dialog, review).click();
  await expect(page.getByRole('dialog', { name: review.subject })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: labels.outbox }).click();
  const outbox = page.getByRole('dialog', { name: labels.outbox });
  await outbox.getByText(review.subject).first().click();
  await outbox.getByRole('link', { name: labels.restoreToForm }).click();
  const restored = page.getByRole('dialog', { name: review.request.title, exact: true });
  await expect(reviewField(restored, 'companyName')).toBeFocused();
  for (const name of ['currentInfrastructure', 'complianceNeeds']) {
    await expect(reviewField(restored, name)).not.toHaveValue('');
  }
  await expect(reviewField(restored, 'budget')).toHaveValue(review.values['budget'] ?? '');
  await expect(page).not.toHaveURL(/#restore/);

  await open(page, '/about');
  await page.getByRole('button', { name: labels.outbox }).click();
  await page.getByRole('dialog', { name: labels.outbox }).getByText(review.subject).first().click();
  await page.getByRole('link', { name: labels.restoreToForm }).click();
  await expect(reviewField(restored, 'title')).toHaveValue(review.values['title'] ?? '');
});

test.describe('drafts', () => {
  const secret = 'Bellwether keeps its keys in a drawer';
  const typeSecret = async (page: Page) => {
    const dialog = await openDialog(page, review);
    await reviewField(dialog, 'securityChallenges').fill(secret);
    await page.keyboard.press('Escape');
  };
  const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

  test('are kept after OK and over a reload until the message is handed over', async ({ page }) => {
    await open(page, review.path);
    await typeSecret(page);
    expect(await stored(page)).not.toContain(secret);
    await page.getByRole('button', { name: labels.allow, exact: true }).click();
    await typeSecret(page);
    await page.reload();
    await live(page);
    const dialog = await openDialog(page, review);
    await expect(reviewField(dialog, 'securityChallenges')).toHaveValue(secret);
    await fill(dialog, review.request, {
      ...review.values,
      securityChallenges: secret,
    });
    await submitIn(dialog, review).click();
    await expect(page.getByRole('dialog', { name: review.subject })).toBeVisible();
    const keys = [storageKeys.drafts.key, storageKeys.tabDrafts.key];
    const drafts = () =>
      page.evaluate(
        (names) => names.map((name) => localStorage.getItem(name) ?? sessionStorage.getItem(name)),
        keys,
      );
    await expect.poll(drafts).toEqual([null, null]);
  });
});

test.describe('long messages', () => {
  const long = (length: number) =>
    'key rotation is overdue '.repeat(length / 24).padEnd(length, '.');

  test('if copying is refused, the panel says what to do instead', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    const mails = collectMails(page);
    await open(page, review.path);
    const dialog = await openDialog(page, review);
    await fill(dialog, review.request, {
      ...review.values,
      securityChallenges: long(3_000),
    });
    await submitIn(dialog, review).click();
    await expect(readyPanel(page)).toContainText(
      'Copy the message below and paste it if it arrives cut.',
    );
    await expect.poll(() => mails.length).toBe(1);
  });

  test('over 30,000 characters the form names the field to shorten and opens its closed group', async ({
    page,
  }) => {
    const mails = collectMails(page);
    await open(page, review.path);
    const dialog = await openDialog(page, review);
    await fill(dialog, review.request, {
      ...review.values,
      technicalRequirements: 'ключ '.repeat(1_200),
    });
    const closed = review.request.groups.find(({ collapsed }) => collapsed);
    await dialog.locator('details[open] > summary', { hasText: closed?.legend ?? '' }).click();
    await expect(dialog.getByText('Too long for an e-mail link: shorten it first.')).toBeVisible();
    await submitIn(dialog, review).click();
    const summary = dialog.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([/ is too long for an e-mail link\./]);
    await expect(dialog.getByRole('button', { name: saveMessage })).toBeVisible();
    await summary.getByRole('link').click();
    await expect(reviewField(dialog, 'technicalRequirements')).toBeFocused();
    expect(mails).toEqual([]);
  });
});
