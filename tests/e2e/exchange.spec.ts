import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a changed byte gives a wrong secret and no message, and restoring it opens the message', async ({
  page,
}) => {
  await open(page, '/');
  const bench = page.locator('#exchange');
  await expect(bench.getByText('Tampered message rejected')).toBeVisible();
  await bench.getByRole('button', { name: 'Put it back' }).click();
  await expect(bench.getByText('Same secret')).toBeVisible();
  await expect(bench.getByText('Message opened', { exact: true })).toBeVisible();
  await bench.getByLabel('Byte').fill('3');
  await page.keyboard.press('Enter');
  await expect(bench.getByText('No clue for the attacker')).toBeVisible();
  await expect(bench.getByText('Tampered message rejected')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the exchange still shows what one changed byte does', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('No clue for the attacker')).toBeVisible();
    await expect(page.getByText('Tampered message rejected')).toBeVisible();
  });
});
