import { expect, type Locator, type Page } from '@playwright/test';

import { architectureReview } from '../../src/features/request/architecture-review/architecture-review.request.ts';
import type { DialogRequest } from '../../src/features/request/request-spec.ts';
import { enterpriseDemo } from '../../src/features/request/enterprise-demo/enterprise-demo.request.ts';
import { partnerApplication } from '../../src/features/request/partner-application/partner-application.request.ts';
import { validValues } from './valid-values.ts';

/** A form in a dialog: the page and button that open it, and the subject of its message. */
export type DialogForm = {
  request: DialogRequest;
  values: Readonly<Record<string, string>>;
  path: string;
  opener: string;
  subject: string;
};

export const review: DialogForm = {
  request: architectureReview,
  values: validValues['architecture-review'],
  path: '/platform/architecture',
  opener: 'Request Technical Architecture Review',
  subject: 'Technical Architecture Review Request - Bellwether Mutual',
};

export const enterprise: DialogForm = {
  request: enterpriseDemo,
  values: validValues['enterprise-demo'],
  path: '/solutions/enterprise',
  opener: 'Enterprise Demo',
  subject: 'Enterprise Demo Request',
};

export const partner: DialogForm = {
  request: partnerApplication,
  values: validValues['partner-application'],
  path: '/partners',
  opener: 'Become a Partner',
  subject: 'New Partner Application - Northern Rack',
};

export async function openDialog(page: Page, { request, opener }: DialogForm): Promise<Locator> {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog', { name: request.title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const submitIn = (dialog: Locator, { request }: DialogForm): Locator =>
  dialog.getByRole('button', { name: request.submitLabel });
