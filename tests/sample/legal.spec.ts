import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('the terms state the agreed age and liability limit', async ({ page }) => {
  await open(page, '/terms');
  await expect(page.getByText('18 or older')).toBeVisible();
  await expect(page.getByText('the amount you paid us in the previous 12 months')).toBeVisible();
  await expect(page.getByText('opens gated downloads. Reading is open to all.')).toBeVisible();
});

test('each compliance name is listed with its kind', async ({ page }) => {
  await open(page, '/security');
  for (const [name, kind] of [
    ['SOC 2 Type II', 'Audit report'],
    ['ISO 27001', 'Certificate'],
    ['GDPR', 'Law'],
    ['CCPA', 'Law'],
    ['HIPAA', 'Law'],
  ] as const)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(kind);
  await expect(page.getByText('TLS 1.3 in transit and AES-256 at rest')).toBeVisible();
});
