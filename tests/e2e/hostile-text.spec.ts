import type { Locator, Page } from '@playwright/test';

import { site } from '../../src/config/site.ts';
import { products } from '../../src/content/products.ts';
import { profileFields } from '../../src/features/account/fields.ts';
import { contact } from '../../src/features/enquiry/contact/contact.ts';
import { type Enquiry, fieldsOf } from '../../src/features/enquiry/enquiry.ts';
import { freeDemo } from '../../src/features/enquiry/free-demo/free-demo.ts';
import { productDemo } from '../../src/features/enquiry/product-demo/product-demo.ts';
import { createDialog, fillRegistration, openRegister, submit } from '../support/account.ts';
import { enterprise, openDialog, partner, review } from '../support/dialog-forms.ts';
import { fill } from '../support/fill.ts';
import { full } from '../support/full.ts';
import { ownHostileTexts, someHostileTexts } from '../support/hostile-texts.ts';
import { foreignMarkup, paste } from '../support/in-page.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { validValues } from '../support/valid-values.ts';

test.beforeEach(({ page }) => {
  test.setTimeout(full ? 1_800_000 : 60_000);
  page.on('dialog', (dialog) => {
    throw new Error(`A text opened ${dialog.type()}: ${dialog.message()}`);
  });
});

/** A text as a mail shows it, between what stands around it. */
const shown = (text: string) => text.toWellFormed().trim();
const name = (text: string) => JSON.stringify(text).slice(0, 80);

/** Puts one text into every text field of a form but the address to answer to; says what each then holds. */
async function pasteIntoAll(form: Locator, enquiry: Enquiry, text: string) {
  const held = new Map<string, string>();
  for (const { name: asked, kind, label } of fieldsOf(enquiry)) {
    if (kind === 'select' || asked === 'email') continue;
    const control = form.getByRole('textbox', {
      name: new RegExp(`^${label}`),
      includeHidden: true,
    });
    held.set(label, await paste(control, text));
  }
  return held;
}

/** Sends a form that holds a text in every field; either one right mail leaves, or nothing is lost. */
async function sendWith(
  page: Page,
  form: Locator,
  enquiry: Enquiry,
  text: string,
  mails: ReturnType<typeof collectMails>,
): Promise<'sent' | 'refused'> {
  const before = mails.length;
  await fill(form, enquiry, validValues[enquiry.id as keyof typeof validValues]);
  const held = await pasteIntoAll(form, enquiry, text);
  await form.getByRole('button', { name: enquiry.submitLabel, exact: true }).click();
  const summary = form.getByRole('alert').filter({ hasText: /problem|too long/i });
  await expect
    .poll(async () => mails.length > before || (await summary.count()) > 0, { message: name(text) })
    .toBe(true);
  expect(await foreignMarkup(page), name(text)).toEqual([]);
  if (mails.length === before) {
    for (const [label, value] of held) {
      const control = form.getByRole('textbox', {
        name: new RegExp(`^${label}`),
        includeHidden: true,
      });
      const kept = await control.evaluate(
        (element: HTMLInputElement, wanted) => element.value === wanted,
        value,
      );
      expect([name(text), label, kept || value !== value.toWellFormed()]).toEqual([
        name(text),
        label,
        true,
      ]);
    }
    return 'refused';
  }
  expect([name(text), mails.length]).toEqual([name(text), before + 1]);
  const mail = mails.at(-1);
  expect(mail?.to).toEqual([site.email]);
  expect(mail?.headers.map(([header]) => header)).toEqual(['subject', 'body']);
  const body = headerOf(mail, 'body');
  for (const [label, value] of held)
    expect([name(text), label, body.includes(shown(value))]).toEqual([name(text), label, true]);
  return 'sent';
}

const onPages: readonly (readonly [Enquiry, string])[] = [
  [contact, '/contact'],
  [freeDemo, '/free-demo'],
  [
    productDemo(products.map(({ id, name: label }) => ({ value: id, label }))),
    '/products-solutions',
  ],
];

for (const [enquiry, path] of onPages) {
  test(`${enquiry.id} sends any text or refuses it, and loses none`, async ({ page }) => {
    const mails = collectMails(page);
    await open(page, path);
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: enquiry.submitLabel, exact: true }) });
    let sent = 0;
    for (const text of someHostileTexts(2)) {
      if ((await sendWith(page, form, enquiry, text, mails)) === 'sent') sent += 1;
      await page.keyboard.press('Escape');
    }
    expect(sent).toBeGreaterThan(0);
  });
}

for (const dialogForm of [review, enterprise, partner]) {
  const { enquiry, path } = dialogForm;
  test(`${enquiry.id} sends any text or refuses it, and loses none`, async ({ page }) => {
    const mails = collectMails(page);
    await open(page, path);
    // The full list goes through each schema and message in build/hostile-texts.test.ts.
    for (const text of full ? ownHostileTexts : someHostileTexts(2)) {
      const dialog = await openDialog(page, dialogForm);
      await sendWith(page, dialog, enquiry, text, mails);
      while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    }
  });
}

test('an e-mail field takes no text that is no address, and keeps it', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  await fill(page.locator('main form'), contact, validValues.contact);
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  for (const text of someHostileTexts(3)) {
    const held = await paste(email, `${text}@b@c`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'problem' })).toBeVisible();
    expect(await email.inputValue()).toBe(held.toWellFormed());
  }
  const subscription = page.getByRole('contentinfo').getByRole('textbox');
  for (const text of someHostileTexts(3)) {
    const held = await paste(subscription, `${text}@b@c`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(await subscription.inputValue()).toBe(held.toWellFormed());
  }
  expect(mails).toEqual([]);
});

test('a comment shows any text as it is', async ({ page }) => {
  await open(page, '/blog/zero-trust-implementation');
  const box = page.getByLabel('Add a comment');
  const post = page.getByRole('button', { name: 'Post Comment' });
  await box.fill('x');
  await expect(post).toBeEnabled();
  let count = 2;
  for (const text of someHostileTexts(5)) {
    const held = await paste(box, text);
    if (held.trim() === '') {
      await expect(post).toBeDisabled();
      continue;
    }
    await post.click();
    count += 1;
    await expect(page.getByRole('heading', { name: `Comments (${count})` })).toBeVisible();
    const last = page.getByRole('listitem').filter({ hasText: 'Guest' }).last();
    expect((await last.textContent())?.toWellFormed(), name(text)).toContain(shown(held));
  }
  expect(await foreignMarkup(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('the search answers to any text', async ({ page }) => {
  await open(page, '/docs');
  const box = page.getByRole('combobox', { name: 'Search the documentation' });
  const answer = page.getByRole('search').getByRole('status');
  await box.fill('rotation');
  await expect(answer).toContainText(/result/i);
  for (const text of someHostileTexts(6)) {
    const held = await paste(box, text);
    if (/[\p{L}\p{N}]/u.test(held))
      await expect(answer, name(text)).toContainText(/result|nothing/i);
    expect(
      await box.evaluate((element: HTMLInputElement, wanted) => element.value === wanted, held),
    ).toBe(true);
  }
  expect(await foreignMarkup(page)).toEqual([]);
});

test('Try it answers to any text in its body and its path', async ({ page }) => {
  await open(page, '/api?tab=endpoints');
  await page.getByRole('button', { name: 'Try it /api/v1/encrypt' }).click();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeVisible();
  const response = page.getByRole('region', { name: 'Response' });
  for (const text of someHostileTexts(3)) {
    await paste(page.getByLabel('Request body'), JSON.stringify({ data: text }));
    await send.click();
    await expect(response.getByRole('status'), name(text)).toContainText('200 OK');
    const held = await paste(page.getByLabel('Request body'), text);
    await send.click();
    await expect(response.getByRole('status'), name(text)).toContainText(/4\d\d /);
    await expect(page.getByLabel('Request body')).toHaveValue(held.toWellFormed());
    const path = page.getByLabel('Path');
    await paste(path, `/${text}`);
    await send.click();
    await expect(response.getByRole('status'), name(text)).toContainText(/4\d\d /);
    await paste(path, '/api/v1/encrypt');
  }
  expect(await foreignMarkup(page)).toEqual([]);
});

test('an account takes any text as a name, or says what is wrong with it', async ({ page }) => {
  await open(page, '/about');
  const dialog = await openRegister(page);
  for (const text of full ? ownHostileTexts : someHostileTexts(3)) {
    await fillRegistration(page, { Email: 'not an address' });
    const held = new Map<string, string>();
    const box = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
    for (const { label } of profileFields) held.set(label, await paste(box(label), text));
    await submit(createDialog(page), 'Create Account');
    await expect(dialog.getByRole('link', { name: 'Invalid email address' })).toBeVisible();
    for (const [label, value] of held)
      await expect(box(label), name(text)).toHaveValue(value.toWellFormed());
  }
  expect(await foreignMarkup(page)).toEqual([]);
});
