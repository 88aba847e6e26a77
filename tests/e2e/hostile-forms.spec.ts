import type { Locator, Page } from '@playwright/test';

import { site } from '../../src/config/site.ts';
import { timing } from '../../src/config/timing.ts';
import { contact } from '../../src/features/enquiry/contact/contact.ts';
import { type Enquiry, fieldsOf } from '../../src/features/enquiry/enquiry.ts';
import { freeDemo } from '../../src/features/enquiry/free-demo/free-demo.ts';
import { demo } from '../../src/pages/products-solutions/demo.ts';
import { enterprise, openDialog, partner, review } from '../support/dialog-forms.ts';
import { full } from '../support/full.ts';
import { someHostileTexts } from '../support/hostile-texts.ts';
import { foreignMarkup, heldIn, sendWith } from '../support/in-page.ts';
import { collectMails, headerOf, type Mails } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { validValues } from '../support/valid-values.ts';

test.beforeEach(async ({ page }) => {
  test.setTimeout(full ? 600_000 : 60_000);
  page.on('dialog', (dialog) => {
    throw new Error(`A text opened ${dialog.type()}: ${dialog.message()}`);
  });
  // A form takes no second message for a second; here that second passes at once.
  await page.clock.install();
});

const name = (text: string) => JSON.stringify(text).slice(0, 80);
const valuesOf = ({ id }: Enquiry) => validValues[id as keyof typeof validValues];

/** Sends a form whose every text field but the address to answer to holds one text: one right mail leaves, or nothing is lost. */
async function expectSentOrKept(
  page: Page,
  form: Locator,
  enquiry: Enquiry,
  text: string,
  mails: Mails,
): Promise<'sent' | 'kept'> {
  await expect(form.locator('[type=submit]')).toBeEnabled();
  mails.length = 0;
  const asked = fieldsOf(enquiry)
    .filter((field) => field.kind !== 'select' && field.name !== 'email')
    .map((field) => field.name);
  const texts = Object.fromEntries(asked.map((field) => [field, text]));
  const held = await sendWith(form, { ...valuesOf(enquiry), ...texts });
  const refusal = page.locator('[role=alert]:focus');
  await expect
    .poll(async () => mails.length > 0 || (await refusal.count()) > 0, {
      message: name(text),
      intervals: [5, 10, 20, 50, 100],
    })
    .toBe(true);
  expect(await foreignMarkup(page), name(text)).toEqual([]);
  const [mail] = mails;
  if (!mail) {
    const kept = await heldIn(form, Object.keys(held));
    expect([name(text), kept]).toEqual([name(text), held]);
    return 'kept';
  }
  await page.clock.runFor(timing.resubmitGuardMs);
  expect([name(text), mails.length, mail.to]).toEqual([name(text), 1, [site.email]]);
  expect(mail.headers.map(([header]) => header)).toEqual(['subject', 'body']);
  const body = headerOf(mail, 'body');
  const lost = asked.filter((field) => !body.includes((held[field] ?? '').trim()));
  expect([name(text), lost]).toEqual([name(text), []]);
  return 'sent';
}

for (const [enquiry, path] of [
  [contact, '/contact'],
  [freeDemo, '/free-demo'],
  [demo, '/products-solutions'],
] as const) {
  // Seen to fail: with `encodeURI` for `encodeURIComponent` in lib/mailto.ts.
  test(`${enquiry.id} sends any text or refuses it, and loses none`, async ({ page }) => {
    const mails = collectMails(page);
    await open(page, path);
    const form = page.getByRole('main').locator('form');
    // Turning to a form brings its code.
    await form.getByRole('textbox').first().focus();
    let sent = 0;
    for (const text of someHostileTexts(3))
      if ((await expectSentOrKept(page, form, enquiry, text, mails)) === 'sent') sent += 1;
    expect(sent).toBeGreaterThan(0);
  });
}

for (const dialogForm of [review, enterprise, partner]) {
  test(`${dialogForm.enquiry.id}, a dialog, sends any text or refuses it, and loses none`, async ({
    page,
  }) => {
    const mails = collectMails(page);
    await open(page, dialogForm.path);
    let form = (await openDialog(page, dialogForm)).locator('form');
    for (const text of someHostileTexts(2)) {
      if ((await expectSentOrKept(page, form, dialogForm.enquiry, text, mails)) === 'kept')
        continue;
      while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
      form = (await openDialog(page, dialogForm)).locator('form');
    }
  });
}

// Seen to fail: without the pattern in check-with-schema.ts.
test('an e-mail field takes no text that is no address, and keeps it', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox').first().focus();
  for (const text of someHostileTexts(3)) {
    const held = await sendWith(form, { ...validValues.contact, email: `${text}@b@c` });
    await expect(page.locator('[role=alert]:focus'), name(text)).toContainText('problem');
    expect(await heldIn(form, ['email'])).toEqual({ email: held['email'] });
  }
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  const address = newsletter.getByRole('textbox');
  await address.focus();
  for (const text of someHostileTexts(3)) {
    const held = await sendWith(newsletter, { email: `${text}@b@c` });
    await expect(address, name(text)).toBeFocused();
    await expect(newsletter).toContainText('Please enter a valid email address.');
    expect(await heldIn(newsletter, ['email'])).toEqual(held);
  }
  expect(await foreignMarkup(page)).toEqual([]);
  expect(mails).toEqual([]);
});
