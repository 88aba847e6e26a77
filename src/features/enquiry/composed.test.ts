import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { longestLink, plainLinkBudget } from '../../lib/mailto.ts';
import { composed } from './composed.ts';
import { contact } from './contact/contact.ts';
import type { EnquiryPorts } from './ports.ts';

const ports: EnquiryPorts = {
  siteName: 'Sample',
  recipient: 'hello@sample.example',
  phone: { display: '', e164: '' },
  keep: () => 'stored',
  restored: () => null,
  profile: {},
  drafts: { read: () => null, write: () => {}, clear: () => {} },
};

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://sample.example/contact?from=test#form'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('is the message as it will arrive, to the vendor, with lines that a text box can show', () => {
  const made = composed(contact, { subject: ' a\r\nb ', message: 'one\r\ntwo\rthree' }, ports);
  expect(made?.message).toMatchObject({ to: 'hello@sample.example', subject: 'a b' });
  expect(made?.message.body).toMatch(/Message:\none\ntwo\nthree$/);
});

test('is measured against what a link carries, and once that is passed against what can be sent at all', () => {
  const short = composed(contact, { message: 'x' }, ports);
  expect(short).toMatchObject({ fit: 'short', limit: plainLinkBudget });
  const long = composed(contact, { message: 'x'.repeat(plainLinkBudget) }, ports);
  expect(long).toMatchObject({ fit: 'long', limit: longestLink });
  expect(long?.length).toBeGreaterThan(plainLinkBudget);
});

test('says where a request was written, without the query', () => {
  const saying = {
    ...contact,
    compose: (_: unknown, { page }: { page: string }) => ({ subject: '', body: page }),
  };
  expect(composed(saying, {}, ports)?.message.body).toBe('https://sample.example/contact');
});

test('is nothing when it cannot be written', () => {
  const broken = {
    ...contact,
    compose: () => {
      throw new Error('broken');
    },
  };
  expect(composed(broken, {}, ports)).toBeNull();
});
