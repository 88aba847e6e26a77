import { expect, type Locator, type Page } from '@playwright/test';

import { architectureReview } from '../../src/features/enquiry/architecture-review/architecture-review.ts';
import type { DialogEnquiry } from '../../src/features/enquiry/enquiry.ts';
import { enterpriseDemo } from '../../src/features/enquiry/enterprise-demo/enterprise-demo.ts';
import { partnerApplication } from '../../src/features/enquiry/partner-application/partner-application.ts';
import { validValues } from './valid-values.ts';

/** A form in a dialog: a page it is opened on, by which control, and what its realistic message is called. */
export type DialogForm = {
  enquiry: DialogEnquiry;
  values: Readonly<Record<string, string>>;
  path: string;
  opener: string;
  subject: string;
};

export const review: DialogForm = {
  enquiry: architectureReview,
  values: validValues['architecture-review'],
  path: '/platform/architecture',
  opener: 'Request Technical Architecture Review',
  subject: 'Technical Architecture Review Request - Bellwether Mutual',
};

export const enterprise: DialogForm = {
  enquiry: enterpriseDemo,
  values: validValues['enterprise-demo'],
  path: '/solutions/enterprise',
  opener: 'Enterprise Demo',
  subject: 'Enterprise Demo Request',
};

export const partner: DialogForm = {
  enquiry: partnerApplication,
  values: validValues['partner-application'],
  path: '/partners',
  opener: 'Become a Partner',
  subject: 'New Partner Application - Northern Rack',
};

/** Opens a form's dialog by its first control. */
export async function openDialog(page: Page, { enquiry, opener }: DialogForm): Promise<Locator> {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog', { name: enquiry.title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The button that submits a form in its dialog. */
export const submitIn = (dialog: Locator, { enquiry }: DialogForm): Locator =>
  dialog.getByRole('button', { name: enquiry.submitLabel });
