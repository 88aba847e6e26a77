import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { site } from '../../config/site.ts';
import { maxLinkLength, plainLinkBudget } from '../../lib/mailto.ts';
import { previewMessage } from './compose-message.ts';
import { contact } from './contact/contact.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://sample.example/contact?from=test#form'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the preview has the vendor’s address, a clean subject and line feeds', () => {
  const made = previewMessage(contact, { subject: ' a\r\nb ', message: 'one\r\ntwo\rthree' });
  expect(made?.message).toMatchObject({ to: site.email, subject: 'a b' });
  expect(made?.message.body).toMatch(/Message:\none\ntwo\nthree$/);
});

test('a short message is measured against the link budget, a longer one against the maximum', () => {
  const short = previewMessage(contact, { message: 'x' });
  expect(short).toMatchObject({ fit: 'short', limit: plainLinkBudget });
  const long = previewMessage(contact, { message: 'x'.repeat(plainLinkBudget) });
  expect(long).toMatchObject({ fit: 'long', limit: maxLinkLength });
  expect(long?.length).toBeGreaterThan(plainLinkBudget);
});

test('the page’s address has no query', () => {
  const request = {
    ...contact,
    compose: (_: unknown, { page }: { page: string }) => ({ subject: '', body: page }),
  };
  expect(previewMessage(request, {})?.message.body).toBe('https://sample.example/contact');
});

test('the preview is null if composing fails', () => {
  const broken = {
    ...contact,
    compose: () => {
      throw new Error('broken');
    },
  };
  expect(previewMessage(broken, {})).toBeNull();
});
