import { collectMails } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a message reaches the mail app exactly as typed, once, and the form is emptied', async ({
  page,
}) => {
  const mails = collectMails(page);
  await open(page, '/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Løvelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('100% + you & me = ?');
  await page.getByLabel('Message').fill('Line one\nline two +1 👩‍🔬 שלום');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();

  await expect(page.getByText('Email client opened')).toBeVisible();
  expect(mails).toEqual([
    {
      to: ['hello@isospin.example'],
      headers: [
        ['subject', '100% + you & me = ?'],
        [
          'body',
          'Name: Ada Løvelace\r\nEmail: ada@example.com\r\nCompany: Not given\r\nSubject: 100% + you & me = ?\r\n\r\nMessage:\r\nLine one\r\nline two +1 👩‍🔬 שלום',
        ],
      ],
    },
  ]);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Ready to send' })).toContainText('line two +1');
});
