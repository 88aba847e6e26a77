import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { notSentYet } from '../../src/features/request/not-sent-yet.ts';
import { breakComposing } from '../support/break-composing.ts';
import {
  enterprise,
  openDialog,
  openerOf,
  partner,
  review,
  submitIn,
} from '../support/dialog-forms.ts';
import { fill } from '../support/fill.ts';
import { full } from '../support/full.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

// The dialogs share their code: a short run tries one of them.
for (const form of full ? [review, enterprise, partner] : [review]) {
  test.describe(form.request.id, () => {
    test('hands the message over once with the specified notice, and is empty when reopened', async ({
      page,
    }) => {
      const mails = collectMails(page);
      await open(page, form.path);
      const dialog = await openDialog(page, form);
      await fill(dialog, form.request, form.values);
      await submitIn(dialog, form).dblclick();

      await expect(dialog).toBeHidden();
      const panel = page.getByRole('dialog', { name: form.subject });
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
    });

    test('shows a failure to compose the message and keeps what was typed', async ({ page }) => {
      const mails = collectMails(page);
      await breakComposing(page);
      await open(page, form.path);
      const dialog = await openDialog(page, form);
      await fill(dialog, form.request, form.values);
      await submitIn(dialog, form).click();

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
      for (const close of ['Cancel', 'Close', 'Escape']) {
        const dialog = await openDialog(page, form);
        const field = dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
        if (close !== 'Cancel') await expect(field).toHaveValue(/^before /);
        await field.fill(`before ${close}`);
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: close }).click();
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
      const link = page.locator(`button[data-form="${form.request.id}"] + a`).first();
      await expect(link).toBeVisible();
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('subject')).toBe(form.request.subject);
      await expect(openerOf(page, form)).toBeHidden();
    });
  });
}
