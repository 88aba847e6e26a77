import * as labels from '../../src/config/words.ts';
import { addComment } from '../../src/features/comments/words.ts';
import { menuWith, navLabel } from '../support/navigation.ts';
import { anyArticle } from '../support/articles.ts';
import { open, pointAt } from '../support/open.ts';
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
  await page.getByLabel(addComment).focus();
  const fault = page.getByRole('alert').filter({ hasText: labels.unexpectedError });
  await expect(fault.getByRole('heading')).toBeVisible();
  await expect(fault.getByRole('link', { name: labels.reload })).toBeVisible();
  await expect(fault.getByRole('link', { name: labels.home })).toHaveAttribute('href', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: labels.outbox }).click();
  await expect(page.getByRole('dialog', { name: labels.outbox })).toBeVisible();
});

// Seen to fail: without the rule in nav-group.css that opens dropdowns on hover.
test('a page whose code never arrives can still be read and left', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/platform/zero-trust');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: menuWith('/solutions/military') }).hover();
  await page
    .getByRole('banner')
    .getByRole('link', { name: navLabel('/solutions/military') })
    .click();
  await expect(page).toHaveURL('/solutions/military');
});

test('hydration logs no errors, and every island matches its HTML', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('An island did not match'))
      faults.push(message.text());
  });
  for (const path of ['/', '/contact', '/platform/communications', anyArticle.path]) {
    await open(page, path);
    await subscribeButton(page).focus();
    for (const island of await page.locator('main [data-island]').all()) await pointAt(island);
    await expect(page.locator('main [data-island]:not([data-live])')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});
