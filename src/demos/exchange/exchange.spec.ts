import * as verdicts from '../../models/words.ts';
import * as labels from './words.ts';
import { recordAnnouncements } from '../../../tests/support/live-regions.ts';
import { open } from '../../../tests/support/open.ts';
import { expect, test, testWithoutScript } from '../../../tests/support/test.ts';

// Seen to fail: with a byte changed at first, which “Change it” then restored.
test('the exchange starts whole; a changed byte gives a wrong secret and no message, until it is put back', async ({
  page,
}) => {
  await open(page, '/');
  const bench = page.locator('#exchange');
  await expect(bench.getByText(verdicts.sameSecret)).toBeVisible();
  const change = bench.getByRole('button', { name: labels.changeIt });
  for (let press = 0; press < 2; press += 1) {
    await change.click();
    await expect(bench.getByText(verdicts.noClue)).toBeVisible();
    await expect(bench.getByText(verdicts.rejected)).toBeVisible();
  }
  await bench.getByRole('button', { name: labels.putItBack }).click();
  await expect(bench.getByText(verdicts.sameSecret)).toBeVisible();
  await expect(bench.getByText(verdicts.opened, { exact: true })).toBeVisible();
  await bench.getByLabel(labels.byte).fill('3');
  await page.keyboard.press('Enter');
  await expect(bench.getByText(verdicts.noClue)).toBeVisible();
  await expect(bench.getByText(verdicts.rejected)).toBeVisible();
});

test('an older result does not replace a newer one', async ({ page }) => {
  await page.addInitScript(() => {
    const held = Promise.withResolvers<void>();
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    let calls = 0;
    crypto.subtle.decrypt = async (...given) => {
      calls += 1;
      if (calls === 2) await held.promise;
      return decrypt(...given);
    };
    addEventListener('release', () => held.resolve());
  });
  const announced = await recordAnnouncements(page);
  await open(page, '/');
  const bench = page.locator('#exchange');
  const secret = bench.locator('[aria-live] p.mono');
  const change = async (place: string) => {
    const before = await secret.innerText();
    await bench.getByLabel(labels.byte).fill(place);
    await page.keyboard.press('Enter');
    await expect(secret).not.toHaveText(before);
  };
  await change('3');
  await bench.getByRole('button', { name: labels.putItBack }).click();
  await change('4');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await change('5');
  expect(await announced()).not.toContain(verdicts.sameSecret);
});

testWithoutScript('without script, the exchange shows how it ends unchanged', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(verdicts.sameSecret)).toBeVisible();
  await expect(page.getByText(verdicts.opened, { exact: true })).toBeVisible();
});
