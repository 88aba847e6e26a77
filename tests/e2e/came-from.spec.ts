import type { Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { byMail } from '../../src/config/delivery.ts';
import { languages } from '../../src/config/languages.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import { requests } from '../../src/content/requests.ts';
import { labelOn } from '../../src/features/request/fixed-request.ts';
import { cameFrom, previewMessage, removeLine } from '../../src/features/request/words.ts';
import { messageBody } from '../../src/ui/words.ts';
import { markOf } from '../../src/lib/mail/mailto.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { contactValues, fillContact, sendContact, subscribeButton } from '../support/forms.ts';
import { collectMails, headerOf, type Mails } from '../support/mail.ts';
import { navLabel } from '../support/navigation.ts';
import { live, open, openUntouched } from '../support/open.ts';
import { escaped, saying } from '../support/saying.ts';
import { contact } from '../../src/pages/contact/contact.request.ts';
import { expect, test } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

const landing = '/about?utm_source=newsletter&utm_campaign=spring-webinar&gclid=secret';
const line = fill(cameFrom, { names: 'spring-webinar, newsletter' });

/** The end of a message with the line, in front of its mark. */
const ending = (id: string) => new RegExp(`\n\n${escaped(line)}\n\n${escaped(markOf(id))}$`);

const kept = (page: Page) =>
  page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]);

/** Follows the site's own link to the contact page. */
async function goToContact(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: navLabel('/contact') })
    .first()
    .click();
  await page.waitForURL(/\/contact/);
  await live(page);
}

const bodyOf = async (mails: Mails, at: number) => {
  await expect.poll(() => mails.length).toBe(at + 1);
  return headerOf(mails[at], 'body');
};

// Seen to fail: with the names kept in the tab from the first address on, before any answer.
test('before an answer to the cookie banner nothing is stored, and the links of the visit carry the campaign on', async ({
  page,
}) => {
  const mails = collectMails(page);
  await openUntouched(page, landing);
  await goToContact(page);
  expect(await kept(page)).toEqual([[], []]);
  await expect(page).toHaveURL(/\/contact\?utm_campaign=spring-webinar&utm_source=newsletter$/);
  await sendContact(page);
  const body = await bodyOf(mails, 0);
  expect(body).toMatch(ending(contact.id));
  // The page's own address has no query in the message.
  expect(body).not.toContain('utm_');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: labels.denyAll }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await sendContact(page, { message: 'Another one' });
  expect(await bodyOf(mails, 1)).not.toMatch(saying(cameFrom));
  expect((await kept(page))[1]).not.toContainEqual([storageKeys.cameFrom.key, expect.anything()]);
});

// Seen to fail: each tab keeps it in a store of its own, which the answer in another one left alone.
test('a campaign that a tab keeps goes with the answer in another one', async ({
  page,
  context,
}) => {
  await openUntouched(page, landing);
  await page.getByRole('button', { name: labels.allow, exact: true }).click();
  await expect.poll(async () => (await kept(page))[1]).toHaveLength(1);
  const other = await context.newPage();
  await openUntouched(other, '/terms');
  await other.getByRole('button', { name: labels.cookieChoices }).click();
  await other.getByRole('button', { name: labels.denyAll, exact: true }).click();
  await expect.poll(async () => (await kept(page))[1]).toEqual([]);
});

// Seen to fail: with whole addresses written back, in which what looks for a hash finds none.
test('a link that was followed is written as it was', async ({ page }) => {
  await openUntouched(page, '/docs?utm_source=newsletter');
  await page.getByRole('button', { name: labels.denyAll }).click();
  const link = page.getByRole('main').locator('a[href^="#"]').filter({ visible: true }).first();
  const written = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${written}$`));
  await expect(link).toHaveAttribute('href', written ?? '');
});

// Seen to fail: with only the links to pages of the same language.
for (const { tag, path } of languages.slice(1))
  test(`a link from a page in ${tag} to one in another language carries the campaign on`, async ({
    page,
  }) => {
    await openUntouched(page, `${path}/?utm_source=newsletter`);
    const link = page.getByRole('main').locator('a[hreflang]').filter({ visible: true }).first();
    test.skip((await link.count()) === 0, 'Its home page links to no other language.');
    await link.click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', tag);
    await expect(page).toHaveURL(/[?&]utm_source=newsletter/);
  });

test('after OK the tab keeps it, and where a visit came from ends each of its messages until it is removed in the preview', async ({
  page,
}) => {
  const mails = collectMails(page);
  await openUntouched(page, landing);
  await page.getByRole('button', { name: labels.allow, exact: true }).click();
  const value = ['spring-webinar', 'newsletter'];
  await expect
    .poll(async () => (await kept(page))[1])
    .toEqual([[storageKeys.cameFrom.key, JSON.stringify({ v: 1, value })]]);
  await goToContact(page);
  await fillContact(page);
  await page.getByText(previewMessage).click();
  const preview = page.getByRole('group', { name: messageBody });
  await expect(preview).toHaveText(ending(contact.id));
  await sendContact(page);
  expect(await bodyOf(mails, 0)).toMatch(ending(contact.id));
  await open(page, '/privacy');
  const request = page.getByRole('link', { name: labelOn(requests.privacy, '/privacy') });
  await request.click();
  expect(await bodyOf(mails, 1)).toMatch(ending(requests.privacy.id));

  // Another campaign's link in the same tab begins no visit.
  await open(page, '/contact?utm_source=elsewhere');
  const newsletter = page.getByRole('form', { name: labels.newsletter });
  await newsletter.getByRole('textbox').fill('ada@example.com');
  await expect(newsletter).toContainText(line);
  await fillContact(page);
  await page.getByText(previewMessage).click();
  // The newsletter shows the line, too, and before the preview has opened.
  const main = page.getByRole('main');
  await main.getByRole('button', { name: removeLine }).click();
  await expect(page.getByText(previewMessage)).toBeFocused();
  await expect(preview).toContainText(contactValues.message);
  await expect(preview).not.toContainText(saying(cameFrom));
  await expect(newsletter).not.toContainText(saying(cameFrom));
  await open(page, landing);
  await subscribeButton(newsletter).click();
  expect(await bodyOf(mails, 2)).not.toMatch(saying(cameFrom));
});

for (const choice of ['Deny all', 'Global Privacy Control'])
  test(`with ${choice} a later address changes nothing`, async ({ page }) => {
    const mails = collectMails(page);
    if (choice === 'Deny all') {
      await openUntouched(page, '/about');
      await page.getByRole('button', { name: labels.denyAll }).click();
      await expect(page.getByRole('region', { name: labels.cookies })).toBeHidden();
    } else
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
    await open(page, landing);
    await goToContact(page);
    await expect(page).toHaveURL(/\/contact$/);
    await sendContact(page);
    expect(await bodyOf(mails, 0)).not.toMatch(saying(cameFrom));
  });

test('of a hostile address, the message stays whole and gains one line', async ({ page }) => {
  const mails = collectMails(page);
  const query = new URLSearchParams({
    utm_campaign: 'spring\r\nBcc: all@example.com\r\n\r\nNew body',
    utm_source: '\u202Ea\u2066\u200F\u0000\u2028b&body=other',
    utm_medium: 'x'.repeat(10_000),
  });
  await open(page, `/contact?${query}`);
  await sendContact(page);
  const body = await bodyOf(mails, 0);
  expect(mails[0]?.headers.map(([name]) => name)).toEqual(['subject', 'body']);
  const names = ['spring Bcc: all@example.com New body', 'a b&body=other', 'x'.repeat(60)];
  const added = fill(cameFrom, { names: names.join(', ') });
  expect(body.endsWith(`\n${contactValues.message}\n\n${added}\n\n${markOf(contact.id)}`)).toBe(
    true,
  );
});
