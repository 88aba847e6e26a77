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

test('is the message as it will arrive, to the vendor, with lines that a text box can show', () => {
  const made = previewMessage(contact, { subject: ' a\r\nb ', message: 'one\r\ntwo\rthree' });
  expect(made?.message).toMatchObject({ to: site.email, subject: 'a b' });
  expect(made?.message.body).toMatch(/Message:\none\ntwo\nthree$/);
});

test('is measured against what a link carries, and once that is passed against what can be sent at all', () => {
  const short = previewMessage(contact, { message: 'x' });
  expect(short).toMatchObject({ fit: 'short', limit: plainLinkBudget });
  const long = previewMessage(contact, { message: 'x'.repeat(plainLinkBudget) });
  expect(long).toMatchObject({ fit: 'long', limit: maxLinkLength });
  expect(long?.length).toBeGreaterThan(plainLinkBudget);
});

test('says where a request was written, without the query', () => {
  const saying = {
    ...contact,
    compose: (_: unknown, { page }: { page: string }) => ({ subject: '', body: page }),
  };
  expect(previewMessage(saying, {})?.message.body).toBe('https://sample.example/contact');
});

test('is nothing when it cannot be written', () => {
  const broken = {
    ...contact,
    compose: () => {
      throw new Error('broken');
    },
  };
  expect(previewMessage(broken, {})).toBeNull();
});
