import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { collectMails } from '../support/mail.ts';
import { contactButton, contactField, contactValues, fillContact, readyPanel } from '../support/forms.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

test('a message reaches the mail app once, exactly as typed, and the form is cleared', async ({
  page,
}) => {
  await keepMessages(page);
  const mails = collectMails(page);
  await open(page, '/contact');
  await fillContact(page, {
    'First name': 'Ada',
    'Last name': 'Løvelace',
    Email: 'ada@example.com',
    Subject: '100% + you & me = ?',
    Message: 'Line one\nline two +1 👩‍🔬 שלום\n%0d%0aBcc: all@example.com',
  });
  await contactButton(page).dblclick();

  const notice = page.getByRole('status').filter({ hasText: 'Email client opened' });
  await expect(notice).toContainText(
    'Your default email client should now open with the message pre-filled.',
  );
  await expect(notice).toContainText('Not sent yet: press Send in your e-mail app.');
  await expect.poll(() => mails.length).toBe(1);
  expect(mails).toEqual([
    {
      to: [site.email],
      headers: [
        ['subject', '100% + you & me = ?'],
        [
          'body',
          [
            'Name: Ada Løvelace',
            'Email: ada@example.com',
            'Company: Not given',
            'Subject: 100% + you & me = ?',
            '',
            'Message:',
            'Line one',
            'line two +1 👩‍🔬 שלום',
            '%0d%0aBcc: all@example.com',
          ].join('\r\n'),
        ],
      ],
    },
  ]);
  await expect(contactField(page, 'message')).toHaveValue('');
  await expect(readyPanel(page)).toContainText('line two +1');
});

test('an empty form is refused with a focused summary, and no mail opens', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  await contactButton(page).click();

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]);
  await summary.getByRole('link', { name: 'Email is required' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Error: Email is required');
  await email.fill('ada@');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Error: Invalid email address');
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(mails).toEqual([]);
});

test('the preview matches the message that is handed over', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  await fillContact(page);
  await page.getByText('Preview the message').click();
  await contactField(page, 'message').fill('Second thought');
  const body = page.getByRole('group', { name: 'Body' });
  await expect(body).toContainText('Second thought');
  const previewed = await body.innerText();
  await contactButton(page).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.headers[1]?.[1].replaceAll('\r\n', '\n')).toBe(previewed);
});

test('a long message is handed over whole and copied; one too long for a link is refused', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mails = collectMails(page);
  await open(page, '/contact');
  const text = 'All work and no play. '.repeat(230);
  await fillContact(page, { message: text });
  await contactButton(page).click();
  await expect(page.getByText('The text is on your clipboard')).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.headers[1]?.[1]).toContain(text);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text);

  await fillContact(page, { message: 'é'.repeat(6_000) });
  await expect(contactButton(page)).toBeEnabled();
  await contactButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/^Message is too long/);
  await expect(contactField(page, 'message')).toHaveValue('é'.repeat(6_000));
  await expect.poll(() => mails.length).toBe(1);
});

test('a handed-over message is kept in the Outbox and can be restored to its form', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillContact(page, { message: 'Keep me' });
  await contactButton(page).click();
  await expect(contactField(page, 'message')).toHaveValue('');

  await open(page, '/about');
  await page.getByRole('button', { name: 'Outbox' }).click();
  const outbox = page.getByRole('dialog', { name: 'Outbox' });
  await outbox.getByText(contactValues.subject).first().click();
  await outbox.getByRole('link', { name: 'Restore to form' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(contactField(page, 'message')).toHaveValue('Keep me');

  await page.getByRole('button', { name: 'Outbox' }).click();
  await outbox.getByText(contactValues.subject).first().click();
  await outbox.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(outbox.getByText('you marked it as sent')).toBeVisible();
  await outbox.getByRole('button', { name: 'Delete' }).click();
  await expect(outbox.getByText('Nothing is kept here now.')).toBeVisible();
});

test('business hours name the team and its time zone', async ({ page }) => {
  await open(page, '/contact');
  const hours = page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: 'Business Hours' }),
    })
    .last();
  await expect(hours).toContainText(`Sales and general inquiries, ${site.hours.label}`);
  await expect(hours).toContainText(/Enterprise customers\s*24\/7/);
});
