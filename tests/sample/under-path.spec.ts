import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import * as labWords from '../../src/demos/lab/words.ts';
import * as labels from '../../src/config/words.ts';
import { notFound } from '../../src/content/pages/not-found.ts';
import { ada, createDialog, fillRegistration, submit, userButton } from '../support/account.ts';
import { addressesOutside } from './addresses-outside.ts';
import { contactValues, sendContact } from '../support/forms.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { linkTo, menuWith } from '../support/navigation.ts';
import { live, open } from '../support/open.ts';
import { servePlainFiles } from './plain-files.ts';
import { projectIn } from '../support/project-copy.ts';
import { expect, test as base } from '../support/test.ts';

type PathSite = {
  readonly dist: string;
  /** Where the owner says that the site begins, and the path of it. */
  readonly home: string;
  readonly path: string;
  /** Where it is served for the test. */
  readonly address: string;
};

/** The site of an owner who publishes under a path, on a host that knows only files. Requests above the path fail. */
const test = base.extend<object, { site: PathSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures out of it.
    async ({}, use) => {
      const { folder, dist } = projectIn(process.env['OWNER_COPY'] ?? '');
      const facts = join(folder, 'src/config/site.ts');
      const { site }: typeof import('../../src/config/site.ts') = await import(
        pathToFileURL(facts).href
      );
      const home = site.url.replace(/\/$/, '');
      const path = new URL(home).pathname;
      const { address, stop } = await servePlainFiles(dist, path);
      await use({ dist, home, path, address });
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

/** A page that the menu has. */
const inMenu = '/platform/zero-trust';

// Seen to fail: with `/*` in the speculation rules.
test('every address in every file stays below the path', ({ site }) => {
  expect(site.path).toMatch(/^\/./);
  // Readers ask for this one at the root of the host.
  const known = '/.well-known/security.txt in .well-known/security.txt';
  expect(addressesOutside(site.dist, site.home)).toEqual([known]);
});

// Seen to fail: with the SVG icon alone, where programs that read none ask the root of the host.
test('every page names the icon for programs that read no SVG', async ({ page, site }) => {
  await page.goto(`${site.address}/`);
  const icons = await page
    .locator('link[rel="icon"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
  expect(icons).toContain(`${site.path}/favicon.ico`);
});

test('the menu, the search and a demonstration’s worker work below the path', async ({
  page,
  site,
}) => {
  await open(page, `${site.address}/`);
  await page.getByRole('button', { name: menuWith(inMenu) }).hover();
  await page.getByRole('banner').locator(`a[href="${site.path}${inMenu}"]`).click();
  await expect(page).toHaveURL(`${site.address}${inMenu}/`);

  await open(page, `${site.address}/platform/explore-encryption`);
  await page.getByRole('button', { name: labWords.openLab }).click();
  const lab = page.locator('#lab');
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    lab.getByRole('button', { name: labWords.encryptAndSend }).click(),
  ]);
  expect(worker.url()).toContain(`${site.address}/assets/`);
  await expect(page.getByRole('region', { name: labWords.received })).toContainText(/\w/);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: labels.searchSite });
  await box.fill('install');
  await expect(
    page.getByRole('dialog', { name: labels.search }).getByRole('option').first(),
  ).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${site.address}/\\w`));
  await expect(page).not.toHaveURL(/explore-encryption/);
});

test('the menu marks the page that is open, also where the host has added a slash', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.address + inMenu);
  await page.getByRole('button', { name: labels.menu, exact: true }).click();
  const current = page.getByRole('dialog', { name: labels.menu }).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', site.path + inMenu);
});

test('the contact form writes the mail, and the Outbox leads back to it', async ({
  page,
  site,
}) => {
  const mails = collectMails(page);
  await open(page, `${site.address}/contact`);
  await sendContact(page);
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'subject')).toBe(contactValues.subject);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: labels.outbox }).click();
  const outbox = page.getByRole('dialog', { name: labels.outbox });
  await outbox.getByText(contactValues.subject).first().click();
  const back = outbox.getByRole('link', { name: labels.restoreToForm });
  // The page that it was written on, whose address has the host's slash.
  await expect(back).toHaveAttribute('href', new RegExp(`^${site.path}/contact/#restore-`));
});

test('a visitor can register and fetch a paper', async ({ page, site }) => {
  await open(page, `${site.address}/resources/whitepapers`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  await fillRegistration(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    submit(createDialog(page), labels.createAccount),
  ]);
  expect(download.url()).toContain(`${site.address}/papers/`);
  await expect(userButton(page, ada.firstName)).toBeVisible();
});

// Seen to fail: with the whole path of the address in suggest-pages.enhancer.ts.
test('an unknown address at any depth has its styles, and suggests pages below the path', async ({
  page,
  site,
}) => {
  const response = await page.goto(`${site.address}/platform/deep/comunications`);
  expect(response?.status()).toBe(404);
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(linkTo(page, `${site.path}/platform/communications`)).toBeVisible();
  await page.goto(`${site.address}/About`);
  await expect(page).toHaveURL(`${site.address}/about/`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead on below the path', async ({ page, site }) => {
    await page.goto(`${site.address}/`);
    await page.getByRole('contentinfo').locator(`a[href="${site.path}/privacy"]`).click();
    await expect(page).toHaveURL(`${site.address}/privacy/`);
    const styled = page.getByRole('contentinfo');
    await expect(styled).toHaveCSS('position', 'relative');
  });
});
