import type { Page } from '@playwright/test';

const contactValues = {
  'First name': 'Ada',
  'Last name': 'Example',
  Email: 'ada@example.com',
  Subject: 'A question',
  Message: 'Is this thing on?',
};

export async function fillContact(
  page: Page,
  others: Partial<Record<keyof typeof contactValues, string>> = {},
): Promise<void> {
  for (const [label, value] of Object.entries({ ...contactValues, ...others })) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
}
