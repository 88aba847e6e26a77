import { expect, test } from 'vitest';

import { checkNewsletter, newsletterMessage } from './newsletter.ts';

test.each([
  ['', 'Email Required'],
  ['   ', 'Email Required'],
  ['ada.example.com', 'Invalid Email'],
  ['ada@example', 'Invalid Email'],
])('refuses "%s" as %s', (email, title) => {
  expect(checkNewsletter({ email })).toMatchObject({ ok: false, notice: { tone: 'error', title } });
});

test('accepts what has an at-sign and a dot', () => {
  expect(checkNewsletter({ email: ' ada@example.com ' })).toEqual({
    ok: true,
    values: { email: 'ada@example.com' },
  });
});

test('the message names the address, the vendor and the page', () => {
  const context = { siteName: 'Vendor', page: 'https://vendor.example/about', timeZone: 'UTC' };
  expect(newsletterMessage({ email: 'ada@example.com' }, context)).toEqual({
    subject: 'Newsletter subscription',
    body: 'Please subscribe ada@example.com to Vendor updates.\n\nWritten on https://vendor.example/about',
  });
});
