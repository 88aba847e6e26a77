import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a changed byte gives a wrong secret and no message, and restoring it opens the message', async ({
  page,
}) => {
  await open(page, '/');
  const bench = page.locator('#exchange');
  await expect(bench.getByText('Refuses to open')).toBeVisible();
  await bench.getByRole('button', { name: 'Put it back' }).click();
  await expect(bench.getByText('Same secret')).toBeVisible();
  await expect(bench.getByText('Opens', { exact: true })).toBeVisible();
  await bench.getByLabel('Byte').fill('3');
  await page.keyboard.press('Enter');
  await expect(bench.getByText('Says nothing')).toBeVisible();
  await expect(bench.getByText('Refuses to open')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the exchange still shows what one changed byte does', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Says nothing')).toBeVisible();
    await expect(page.getByText('Refuses to open')).toBeVisible();
  });
});
