import { skipToContent } from '../../src/config/words.ts';
import { endpoints, examples } from '../../src/content/api/endpoints.ts';
import { api, apiTabs as tabs } from '../../src/content/pages/api.ts';
import { byId } from '../../src/lib/records.ts';
import { open } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const { overview, errors } = byId(api.sections);

/** What the reference calls an endpoint. */
const titleOf = (wanted: (typeof endpoints)[number]['id']) =>
  endpoints.find(({ id }) => id === wanted)?.title ?? '';

// Seen to fail: with tabs that only the hash opened, and that do not listen to the focus.
test('the tab is in the address, Back restores the last one, an anchor opens its tab, which then stays; so does the focus', async ({
  page,
}) => {
  await open(page, '/api');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab(tabs.authentication).click();
  await expect(page).toHaveURL(/\?tab=authentication$/);
  await tab(tabs.endpoints).click();
  await expect(page).toHaveURL(/\?tab=endpoints$/);
  await page.goBack();
  await expect(tab(tabs.authentication)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(errors.heading)).toBeVisible();
  await page.reload();
  await expect(page.getByText(errors.heading)).toBeVisible();
  await tab(tabs.overview).click();
  await page
    .getByRole('navigation', { name: tabs.endpoints })
    .getByRole('link', { name: titleOf('keys') })
    .click();
  await expect(tab(tabs.endpoints)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: titleOf('keys') })).toBeInViewport();

  await open(page, '/api#mesh-connect');
  await expect(tab(tabs.endpoints)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: titleOf('mesh-connect') })).toBeInViewport();
  await page.getByRole('link', { name: skipToContent }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(tab(tabs.endpoints)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/#mesh-connect$/);
  await expect(tab(tabs.endpoints)).toHaveAttribute('aria-selected', 'true');

  await tab(tabs.authentication).focus();
  await expect(tab(tabs.authentication)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(errors.heading)).toBeVisible();
});

testWithoutScript(
  'without script, all four tabs can be read, and no button is dead',
  async ({ page }) => {
    await page.goto('/api');
    for (const heading of [
      overview.heading,
      errors.heading,
      titleOf('mesh-connect'),
      ...examples.map((example) => example.heading),
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByText('"secrets_agree": true')).toBeVisible();
    for (const button of await page.getByRole('main').getByRole('button').all())
      await expect(button).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);
  },
);
