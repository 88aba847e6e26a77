import type { Locator, Page } from '@playwright/test';

import { oneStepLeft } from '../../src/features/request/words.ts';
import { contact } from '../../src/pages/contact/contact.request.ts';
import { newsletter } from '../../src/chrome/newsletter/newsletter.request.ts';
import { fieldsOf } from '../../src/features/request/request-spec.ts';
import type { FormValues } from '../../src/ui/form/form-values.ts';
import { fieldIn, fill } from './fill.ts';
import { validValues } from './valid-values.ts';

export const contactValues = {
  ...validValues(contact),
  firstName: 'Ada',
  subject: 'A question',
  message: 'Is this thing on?',
};

const main = (page: Page) => page.getByRole('main');

export const fillContact = (page: Page, others: FormValues = {}): Promise<void> =>
  fill(main(page), contact, { ...contactValues, ...others });

/** A field of the contact form by its name in the code. */
export const contactField = (page: Page, name: string): Locator =>
  fieldIn(main(page), fieldsOf(contact), name);

/** The button that submits the contact form. */
export const contactButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: contact.submitLabel });

export async function sendContact(page: Page, others: FormValues = {}): Promise<void> {
  await fillContact(page, others);
  await contactButton(page).click();
}

/** The newsletter's button; it has another label while it is busy. */
export const subscribeButton = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: newsletter.submitLabel });

/** The dialog with a message that was handed to the mail app. */
export const readyPanel = (page: Page): Locator => page.getByRole('dialog', { name: oneStepLeft });

/** Its heading, which takes the focus. */
export const readyHeading = (page: Page): Locator => readyPanel(page).getByRole('heading').first();
