import { anyArticle } from '../support/articles.ts';
import { open } from '../support/open.ts';
import { subscribeButton } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

// Seen to fail: without `FaultBoundary` in hydrate-island.tsx.
test('an error stays in its island, and the rest of the page keeps working', async ({ page }) => {
  await page.addInitScript(() => {
    // The comment form counts characters.
    Intl.Segmenter.prototype.segment = () => {
      throw new Error('planted fault');
    };
  });
  await open(page, anyArticle.path);
  await page.getByLabel('Add a comment').focus();
  const fault = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(fault.getByRole('heading')).toBeVisible();
  await expect(fault.getByRole('link', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Outbox' }).click();
  await expect(page.getByRole('dialog', { name: 'Outbox' })).toBeVisible();
});

// Seen to fail: without the rule in nav-group.css that opens dropdowns on hover.
test('a page whose code never arrives can still be read and left', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/platform/zero-trust');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Solutions' }).hover();
  await page.getByRole('link', { name: /^Military CNSA/ }).click();
  await expect(page).toHaveURL('/solutions/military');
});

test('hydration logs no errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of ['/', '/contact', '/platform/communications', anyArticle.path]) {
    await page.goto(path, { waitUntil: 'commit' });
    await open(page, path);
    await subscribeButton(page).focus();
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  expect(errors).toEqual([]);
});
