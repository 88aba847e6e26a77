import * as labels from '../../src/config/words.ts';
import { deleteLocal } from '../../src/features/local-data/words.ts';
import { linkTo, navLabel } from '../support/navigation.ts';
import { byMail } from '../../src/config/delivery.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import { saveCookieChoice } from '../../src/lib/storage/consent.ts';
import { askedForPrivacy } from '../../src/features/words.ts';
import { contactField, fillContact } from '../support/forms.ts';
import { open } from '../support/open.ts';
import { saying } from '../support/saying.ts';
import { storedBy } from '../support/stored-by.ts';
import { expect, test } from '../support/test.ts';

test('both buttons are the same size, and the banner does not cover the hero', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const banner = await page.getByRole('region', { name: labels.cookies }).boundingBox();
    const lowest = await linkTo(page, '/security-platform').boundingBox();
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
  }
  const box = async (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
  const [deny, accept] = [await box(labels.denyAll), await box(labels.allow)];
  expect([deny?.width, deny?.height]).toEqual([accept?.width, accept?.height]);
});

test('Deny all keeps drafts only in the tab, where they survive a link followed offline', async ({
  page,
}) => {
  test.skip(!byMail, 'Forms are sent to an endpoint.');
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  await open(page, '/contact');
  await page.getByRole('button', { name: labels.denyAll }).click();
  await fillContact(page, { message: 'Another thought' });
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.tabDrafts.key))
    .toContain('Another thought');
  expect(await stored()).toEqual([storageKeys.cookieChoice.key]);
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: navLabel('/about') })
    .first()
    .click();
  await page.waitForURL(/chrome-error|about/);
  await page.context().setOffline(false);
  await open(page, '/contact');
  await expect(page.getByRole('region', { name: labels.cookies })).toBeHidden();
  await expect(contactField(page, 'message')).toHaveValue('Another thought');
  expect(await page.context().cookies()).toEqual([]);

  const laterVisit = await page.context().newPage();
  await open(laterVisit, '/contact');
  await expect(contactField(laterVisit, 'message')).toHaveValue('');
});

// Seen to fail: without `focus` in banner.ts, each of the two, and with an answer that led to the start of the page.
test('Cookie choices leads to the banner, open or not; an answer by keyboard leads back, and Escape is none', async ({
  page,
}) => {
  const banner = page.getByRole('region', { name: labels.cookies });
  for (const name of [labels.allow, labels.denyAll]) {
    await open(page, '/terms');
    await page.getByRole('button', { name: labels.cookieChoices }).click();
    await expect(banner).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: labels.denyAll, exact: true })).toBeFocused();
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await expect(page.getByRole('button', { name: labels.cookieChoices })).toBeFocused();
  }
});

test('an answer by keyboard to the first question leads to the start of the page', async ({
  page,
}) => {
  await open(page, '/terms');
  await page.getByRole('button', { name: labels.denyAll, exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: labels.skipToContent })).toBeFocused();
});

// Seen to fail: without `onRemoved` in banner.ts.
test('deleting what is stored brings the banner back, in other tabs too', async ({
  page,
  context,
}) => {
  await open(page, '/privacy');
  const banner = page.getByRole('region', { name: labels.cookies });
  await page.getByRole('button', { name: labels.allow, exact: true }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('link', { name: labels.skipToContent })).not.toBeFocused();
  const other = await context.newPage();
  await open(other, '/terms');
  await expect(other.getByRole('region', { name: labels.cookies })).toBeHidden();
  await page.getByRole('button', { name: deleteLocal }).click();
  await page.getByRole('button', { name: labels.deleteForGood }).click();
  await expect(banner).toBeVisible();
  await expect(other.getByRole('region', { name: labels.cookies })).toBeVisible();
});

// Seen to fail: without `pageshow` in banner.ts.
test('a page that Back shows as it was left asks nothing that was answered meanwhile', async ({
  page,
}) => {
  await open(page, '/terms');
  const banner = page.getByRole('region', { name: labels.cookies });
  await expect(banner).toBeVisible();
  const answer = storedBy(() => saveCookieChoice('denied'));
  await page.evaluate((records) => {
    for (const [key, text] of Object.entries(records)) localStorage.setItem(key, text);
    // What a browser says when it takes the page out of its cache.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, answer);
  await expect(banner).toBeHidden();
});

test('the banner responds to Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await open(page, '/terms');
  await expect(page.getByRole('region', { name: labels.cookies })).toContainText(
    saying(askedForPrivacy),
  );
});
