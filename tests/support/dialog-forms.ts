import { expect, type Locator, type Page } from '@playwright/test';

import { architectureReview } from '../../src/features/request/architecture-review/architecture-review.request.ts';
import type { DialogRequest } from '../../src/features/request/request-spec.ts';
import { enterpriseDemo } from '../../src/features/request/enterprise-demo/enterprise-demo.request.ts';
import { partnerApplication } from '../../src/features/request/partner-application/partner-application.request.ts';
import { context } from './compose-context.ts';
import { fill, nextIn } from './fill.ts';
import { validValues } from './valid-values.ts';

/** A form in a dialog: a page with a button that opens it, and the subject of its message. */
export type DialogForm = {
  request: DialogRequest;
  values: Readonly<Record<string, string>>;
  path: string;
  subject: string;
};

function dialogForm(request: DialogRequest, path: string): DialogForm {
  const values = validValues(request);
  return { request, values, path, subject: request.compose(values, context).subject };
}

export const review = dialogForm(architectureReview, '/platform/architecture');
export const enterprise = dialogForm(enterpriseDemo, '/solutions/enterprise');
export const partner = dialogForm(partnerApplication, '/partners');

/** The first button on the page that opens the form. */
export const openerOf = (page: Page, { request }: Pick<DialogForm, 'request'>): Locator =>
  page.locator(`button[data-opens="${request.id}"]`).first();

export async function openDialog(page: Page, form: DialogForm): Promise<Locator> {
  await openerOf(page, form).click();
  const dialog = page.getByRole('dialog', { name: form.request.title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const submitIn = (dialog: Locator, { request }: Pick<DialogForm, 'request'>): Locator =>
  dialog.getByRole('button', { name: request.submitLabel });

/** Fills in a dialog's form, with other values where given, and submits it. */
export async function sendDialog(
  dialog: Locator,
  form: DialogForm,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  await fill(dialog, form.request, { ...form.values, ...others });
  while (await nextIn(dialog).isVisible()) await nextIn(dialog).click();
  await submitIn(dialog, form).click();
}
