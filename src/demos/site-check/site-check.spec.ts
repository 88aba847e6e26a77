import { test as plain } from '@playwright/test';

import * as labels from '../../config/words.ts';
import { storedItems } from '../../config/stored-items.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';
import { accessibilityFaults } from '../../../tests/support/faults.ts';
import { full } from '../../../tests/support/full.ts';
import { open } from '../../../tests/support/open.ts';
import { expect, test } from '../../../tests/support/test.ts';

const filled = (text: string) => new RegExp(`^${text.replaceAll(/\{\w+\}/g, String.raw`\d+`)}$`);
const verdict = filled(words.allHold);
const failing = (failed: string | number) =>
  filled(words.someFail.replace('{failed}', `${failed}`));

test('the check lists every request, every stored item and the policy in force', async ({
  page,
}) => {
  await open(page, '/security');
  await page.getByRole('button', { name: labels.denyAll }).click();
  await page.evaluate(() => sessionStorage.setItem('foreign-item', 'x'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  const check = page.getByRole('button', { name: words.checkPage });
  await check.hover();
  // Both at once: a second press of a mouse may come after the check, and takes the focus.
  await check.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(verdict)).toBeFocused();
  expect(asked.filter((method) => method === 'HEAD')).toHaveLength(1);

  const requests = page.getByRole('region', { name: words.requests });
  await expect(requests.getByRole('row').filter({ hasText: '/security' }).first()).toContainText(
    words.thisSite,
  );
  await expect(requests.getByRole('row').filter({ hasText: '/assets/shell-' })).toHaveCount(1);
  await expect(requests).not.toContainText(fill(words.anotherOrigin, { origin: '' }));
  await expect(page.locator('#check').getByText("'sha256-")).toBeVisible();

  const kept = page.getByRole('region', { name: words.storedItems });
  const { cookieChoice } = storedItems;
  await expect(kept.getByRole('row').filter({ hasText: cookieChoice.key })).toContainText(
    cookieChoice.purpose,
  );
  const theirs = kept.getByRole('row').filter({ hasText: 'foreign-item' });
  await expect(theirs).toContainText(labels.unknownPurpose);
  await expect(theirs.getByRole('cell', { name: '13', exact: true })).toBeVisible();
  const remove = theirs.getByRole('button', { name: 'foreign-item' });
  await remove.dblclick();
  await theirs.getByRole('button', { name: labels.keepIt }).click();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(theirs.getByRole('button', { name: labels.keepIt })).toBeFocused();
  await theirs.getByRole('button', { name: labels.keepIt }).click();
  await remove.click();
  await theirs.getByRole('button', { name: labels.deleteForGood }).click();
  await expect(theirs).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(kept.getByRole('row').filter({ hasText: cookieChoice.key })).toHaveCount(1);
});

plain.describe('with a request to another origin', () => {
  const foreign = 'https://tracker.test/pixel.png';

  plain.describe('in a browser without the policy', () => {
    plain.use({ bypassCSP: true });

    plain('the check fails and names the request', async ({ page }) => {
      await page.route('https://tracker.test/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: '' }),
      );
      await open(page, '/security');
      await page.getByRole('button', { name: words.checkPage }).click();
      await expect(page.getByText(verdict)).toBeVisible();
      await page.evaluate((url) => void (new Image().src = url), foreign);
      await expect(page.getByText(failing(1))).toBeVisible();
      const requests = page.getByRole('region', { name: words.requests });
      const row = requests.getByRole('row').filter({ hasText: '/pixel.png' });
      await expect(row).toContainText(
        fill(words.anotherOrigin, { origin: 'https://tracker.test' }),
      );
      const color = (name: string) =>
        page.evaluate((token) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = `var(${token})`;
          const value = getComputedStyle(probe).color;
          probe.remove();
          return value;
        }, name);
      await expect(row).toHaveCSS('color', await color('--text-color-attack'));
    });
  });

  plain('the policy blocks the request, and the check names it', async ({ page }) => {
    await open(page, '/security');
    await page.getByRole('button', { name: words.checkPage }).click();
    await expect(page.getByText(verdict)).toBeVisible();
    await page.evaluate((url) => void (new Image().src = url), foreign);
    await expect(page.getByText(failing('[12]'))).toBeVisible();
    await expect(page.getByText(`${foreign} (img-src)`)).toBeVisible();
  });
});

test.describe('with the accessibility checker', () => {
  test.use({ bypassCSP: true });

  test('the finished check has no accessibility faults', async ({ page }) => {
    test.skip(!full, 'A short run checks the policy simulator in its place.');
    await open(page, '/security');
    await page.getByRole('button', { name: labels.denyAll }).click();
    await page.getByRole('button', { name: words.checkPage }).click();
    await expect(page.getByText(verdict)).toBeVisible();
    await page.getByRole('button', { name: storedItems.cookieChoice.key }).click();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
});

// Seen to fail: both with the report read in the listener before the fetch, which stayed after a failed one.
plain('a violation during the check or after a failed one is no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, '/security');
  const violate = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('securitypolicyviolation', () => setTimeout(resolve), { once: true });
          new Image().src = 'https://tracker.test/pixel.png';
        }),
    );
  const check = page.getByRole('button', { name: words.checkPage });
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/security', async (route) => {
    asked.resolve();
    await held.promise;
    await route.abort();
  });
  await check.click();
  await asked.promise;
  await violate();
  held.resolve();
  await expect(page.getByText(words.unreachable)).toBeVisible();
  await violate();
  expect(errors).toEqual([]);
});
