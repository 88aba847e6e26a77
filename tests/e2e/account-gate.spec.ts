import type { Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import {
  downloadsAsk,
  freeWithAccount,
  openToYou,
  openWithoutAccount,
  paperByMail,
  wrongLogin,
} from '../../src/features/account/words.ts';
import { download, findingsHeading } from '../../src/sections/words.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { papers } from '../../src/content/papers/papers.ts';
import {
  ada,
  createDialog,
  field,
  fillRegistration,
  openRegister,
  signInDialog,
  signOut,
  startRegistered,
  submit,
  userButton,
} from '../support/account.ts';
import { pages } from '../support/dist.ts';
import { holdBack } from '../support/hold-back.ts';
import { open } from '../support/open.ts';
import { saying } from '../support/saying.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const path = '/resources/whitepapers';
const { title } = papers['blind-layers'];

const paper = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const downloadButton = (page: Page) =>
  paper(page).getByRole('button', { name: `${download} ${title}` });

function saved(page: Page): string[] {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  return names;
}

test('a gated paper says that it needs an account, and downloads after registration', async ({
  page,
}) => {
  const files = saved(page);
  await open(page, path);
  await expect(page.getByText(downloadsAsk)).toBeVisible();
  await expect(page.getByText(openToYou)).toBeHidden();

  await downloadButton(page).click();
  const dialog = createDialog(page);
  await expect(dialog).toContainText(fill(freeWithAccount, { title }));
  expect(files).toEqual([]);
  await fillRegistration(page);
  await submit(dialog, labels.createAccount);
  await expect.poll(() => files).toEqual(['blind-layers.pdf']);
  await expect(dialog).toBeHidden();
  // Seen to fail: without the line in gated-downloads.enhancer.ts.
  await expect(paper(page).getByRole('status').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*subject=Author%20-%20${encodeURIComponent(title)}`),
  );
  await expect(page.getByRole('article').getByRole('status').getByRole('link')).toHaveCount(1);
  await expect(userButton(page)).toBeVisible();
  await expect(page.getByText(downloadsAsk)).toBeHidden();
  await expect(page.getByText(openToYou)).toBeVisible();
  await expect(page).toHaveURL(path);

  await downloadButton(page).click();
  await expect.poll(() => files.length).toBe(2);
  await open(page, path);
  await expect(page.getByText(openToYou)).toBeVisible();
  await downloadButton(page).press('Enter');
  await expect.poll(() => files.length).toBe(3);
});

test('with an account in this browser, the gate asks to sign in and survives a wrong password', async ({
  page,
}) => {
  const files = saved(page);
  await startRegistered(page);
  await open(page, path);
  await signOut(page);
  await expect(page.getByText(downloadsAsk)).toBeVisible();

  await downloadButton(page).press('Enter');
  const signingIn = signInDialog(page);
  await signingIn.getByRole('button', { name: labels.createAccount }).click();
  await expect(createDialog(page)).toContainText(fill(freeWithAccount, { title }));
  await createDialog(page).getByRole('button', { name: labels.signIn }).click();
  await expect(signingIn).toContainText(fill(freeWithAccount, { title }));
  await field(signingIn, 'email').fill(ada.email);
  await field(signingIn, 'password').fill('wrong one');
  await page.keyboard.press('Enter');
  await expect(signingIn.getByRole('link', { name: wrongLogin })).toBeVisible();
  expect(files).toEqual([]);
  await field(signingIn, 'password').fill(ada.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => files).toEqual(['blind-layers.pdf']);
  await expect(downloadButton(page)).toBeFocused();
});

// Seen to fail: without `lookAtStorage` in gated-downloads.enhancer.ts.
test('where the browser refuses storage, a gated paper opens without an account, and a line says why', async ({
  page,
}) => {
  const files = saved(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, path);
  await expect(page.getByText(openWithoutAccount)).toBeVisible();
  await expect(page.getByText(downloadsAsk)).toBeHidden();
  await downloadButton(page).click();
  await expect.poll(() => files).toEqual(['blind-layers.pdf']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('closing the gate cancels the download for good', async ({ page }) => {
  const files = saved(page);
  await open(page, path);
  await downloadButton(page).click();
  await expect(createDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(createDialog(page)).toBeHidden();
  await expect(downloadButton(page)).toBeFocused();

  await openRegister(page);
  await expect(createDialog(page)).not.toContainText(fill(freeWithAccount, { title }));
  await fillRegistration(page);
  await submit(createDialog(page), labels.createAccount);
  await expect(userButton(page)).toBeVisible();
  await downloadButton(page).click();
  await expect.poll(() => files).toEqual(['blind-layers.pdf']);
});

test('findings can be read without an account', async ({ page }) => {
  await open(page, `${path}#blind-layers`);
  await expect(page.getByRole('heading', { name: findingsHeading })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('if the account’s code fails to load, the file downloads anyway', async ({ page }) => {
  const files = saved(page);
  await page.route('**/assets/auth.island-*.js', (route) => route.abort());
  await open(page, path);
  await downloadButton(page).click();
  await expect.poll(() => files).toEqual(['blind-layers.pdf']);
});

// Seen to fail: with a plain link to the file instead of the button.
test.describe('before any code has loaded', () => {
  test.use({ hasTouch: true });

  test('the first tap on a gated paper asks for an account', async ({ page }) => {
    const files = saved(page);
    const letIn = await holdBack(page, /assets\/(?:gated-downloads|shell)/);
    await page.goto(path);
    await downloadButton(page).tap();
    await expect(downloadButton(page)).toHaveAttribute('data-held', '');
    letIn();
    await expect(createDialog(page)).toContainText(fill(freeWithAccount, { title }));
    expect(files).toEqual([]);
  });
});

testWithoutScript(
  'without script, a gated paper can be requested by mail, and no link leads to its file',
  async ({ page }) => {
    await page.goto(path);
    await expect(downloadButton(page)).toBeHidden();
    const byMail = page.getByText(saying(paperByMail)).getByRole('link');
    await expect(byMail).toHaveAttribute('href', /^mailto:.*subject=Whitepaper/);
    const linked = pages.filter(({ html }) => /href="\/papers\/blind-layers\.pdf"/.test(html));
    expect(linked.map((page) => page.path)).toEqual([]);
  },
);
