import { collectMails } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const path = '/resources/case-studies';

test('an industry from the home page shows its cases and no others', async ({ page }) => {
  await open(page, `${path}?industry=Healthcare`);
  await expect(page.getByText('1 of 6 case studies')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Hospital network, name withheld');
  await page.getByRole('button', { name: 'Financial Services' }).click();
  await expect(page).toHaveURL(/\?industry=Financial\+Services$/);
  await expect(page.getByRole('article')).toContainText('Regional insurer');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('a case is read in place and talked about by name', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, path);
  await page.getByRole('link', { name: /^View Details of One firmware key/ }).click();
  const story = page.getByRole('article').filter({ hasText: 'One firmware key' });
  for (const heading of ['Challenge', 'Solution', 'Results', 'Timeline: 8 months'])
    await expect(story.getByRole('heading', { name: heading })).toBeVisible();
  await story.getByRole('link', { name: 'Talk about a case like this' }).click();
  await expect.poll(() => mails.length).toBe(1);
  const fields = new Map(mails[0]?.headers);
  expect(fields.get('subject')).toBe('Case study - One firmware key for a whole fleet');
  expect(fields.get('body')).toContain(`${path}#one-firmware-key-for-a-fleet`);
});

test('an open case is printed alone', async ({ page }) => {
  await open(page, `${path}#images-without-identities`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Challenge' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared address opens its case', async ({ page }) => {
    await page.goto(`${path}#failover-without-a-telephone`);
    await expect(page.getByRole('heading', { name: 'Timeline: 10 months' })).toBeVisible();
    await page.getByRole('link', { name: /^Close/ }).click();
    await expect(page.getByRole('heading', { name: 'Timeline: 10 months' })).toBeHidden();
  });
});
