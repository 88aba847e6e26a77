import { findingsHeading } from '../../src/sections/words.ts';
import { open } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const page = '/resources/whitepapers';

test('a category filters the list, is in the address, and Back undoes it', async ({
  page: tab,
}) => {
  await open(tab, page);
  const button = (name: string) => tab.getByRole('button', { name, exact: true });
  await expect(tab.getByText('6 of 6 papers')).toBeVisible();
  await button('Legal').click();
  await expect(tab.getByText('1 of 6 papers')).toBeVisible();
  await expect(button('Legal')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('All')).toHaveAttribute('aria-pressed', 'false');
  await expect(tab.getByRole('article')).toHaveCount(1);
  await expect(tab).toHaveURL(/\?category=Legal$/);

  await tab.goBack();
  await expect(tab.getByText('6 of 6 papers')).toBeVisible();
  await expect(tab.getByRole('article')).toHaveCount(6);
  await tab.goForward();
  await expect(tab.getByRole('article')).toHaveCount(1);
});

test('a category can be linked to, and an unknown one shows everything', async ({ page: tab }) => {
  await open(tab, `${page}?category=architecture`);
  await expect(tab.getByRole('article')).toHaveCount(1);
  await expect(tab.getByRole('heading', { name: 'Blind Layers' })).toBeVisible();
  await open(tab, `${page}?category=Astrology`);
  await expect(tab.getByRole('article')).toHaveCount(6);
});

test('a paper opens in place and by its link, and Back closes it', async ({ page: tab }) => {
  await open(tab, page);
  const findings = tab.getByRole('heading', { name: findingsHeading });
  await tab.getByRole('link', { name: 'Read the findings Blind Layers' }).click();
  await expect(findings).toBeVisible();
  await expect(findings).toHaveCount(1);
  await expect(tab).toHaveURL(/#blind-layers$/);
  await tab.goBack();
  await expect(findings).toBeHidden();

  await open(tab, `${page}#many-paths-one-observer`);
  await expect(tab.getByText('38 pages: on request')).toBeVisible();
});

test('choosing a category closes an open paper, and Back opens it again', async ({ page: tab }) => {
  await open(tab, `${page}#blind-layers`);
  const findings = tab.getByRole('heading', { name: findingsHeading });
  await tab.getByRole('button', { name: 'Architecture' }).click();
  await expect(tab.getByText('1 of 6 papers')).toBeVisible();
  await expect(findings).toBeHidden();
  await tab.goBack();
  await expect(tab.getByText('6 of 6 papers')).toBeVisible();
  await expect(findings).toBeVisible();
});

test('every download has the type and size that the page states', async ({
  page: tab,
  request,
}) => {
  await open(tab, page);
  const buttons = await tab.getByRole('button', { name: /^Download/ }).all();
  expect(buttons).toHaveLength(6);
  for (const button of buttons) {
    const response = await request.get((await button.getAttribute('data-file')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    const kilobytes = Math.round((await response.body()).length / 1000);
    await expect(button.locator('..')).toContainText(`, PDF, ${kilobytes} KB`);
  }
});

testWithoutScript(
  'without script, all papers are shown, and a category link opens its first',
  async ({ page: tab }) => {
    await tab.goto(page);
    // Without script there is no gate to announce.
    await expect(tab.getByText('Downloads ask for an account first')).toBeHidden();
    await tab.getByRole('link', { name: 'Compliance', exact: true }).click();
    await expect(tab).toHaveURL(/\?category=Compliance#whose-deadline-is-it$/);
    await expect(tab.getByRole('article')).toHaveCount(6);
    const opened = tab.getByRole('article').filter({ hasText: 'Whose Deadline Is It?' });
    await expect(opened.getByRole('heading', { name: findingsHeading })).toBeVisible();
  },
);
