import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { siteUrl } from '../../config/base.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { hostileTexts } from '../../../tests/support/hostile-texts.ts';
import { readMailto } from '../../../tests/support/mailto-reader.ts';
import { validValues } from '../../../tests/support/valid-values.ts';
import { site } from '../../config/site.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { mailtoUrl, markOf, withLine } from '../../lib/mail/mailto.ts';
import { createLead } from '../../lib/mail/deliver.ts';
import { keepCampaign } from '../../lib/storage/campaign.ts';
import { saveCookieChoice } from '../../lib/storage/consent.ts';
import { contact } from '../../pages/contact/contact.request.ts';
import { cameFrom, cameFromLine, composeContext, composeMessage } from './compose-context.ts';

const { key } = storageKeys.cameFrom;
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('sessionStorage', browser.session);
  vi.stubGlobal('localStorage', browser.local);
  saveCookieChoice('accepted');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a page of the tab at an address. */
function arrive(names: Readonly<Record<string, string>>): void {
  const change = (address: URL) => vi.stubGlobal('location', address);
  change(new URL(`/contact?${new URLSearchParams(names)}`, siteUrl));
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: URL) => change(address),
  });
  keepCampaign();
}

const values = validValues(contact);
const send = () => composeMessage(contact, values);

test('before an answer to the cookie banner the address alone says it; after no, nothing does', () => {
  browser.local.clear();
  const spring = { utm_campaign: 'spring' };
  arrive({});
  const { body } = send();
  arrive(spring);
  expect(send().body).toBe(withLine(body, cameFromLine(['spring'])));
  expect(browser.session.length).toBe(0);
  saveCookieChoice('denied');
  expect(send().body).toBe(body);
  arrive(spring);
  expect(send().body).toBe(body);
  expect(browser.session.length).toBe(0);
});

test('the first address that names a campaign counts, and what was removed stays away', () => {
  arrive({ utm_term: 'x', gclid: 'secret' });
  expect(browser.session.length).toBe(0);
  const { body } = send();
  arrive({ utm_medium: 'mail', utm_source: 'newsletter', utm_campaign: 'spring', gclid: 'secret' });
  arrive({});
  arrive({ utm_source: 'elsewhere' });
  expect(send().body).toBe(withLine(body, cameFromLine(['spring', 'newsletter', 'mail'])));
  expect(browser.session.content[key]).not.toContain('secret');
  cameFrom.remove();
  arrive({ utm_source: 'newsletter' });
  expect(send().body).toBe(body);
});

// Seen to fail: without the filter.
test('a name that nobody can see adds no line', () => {
  arrive({});
  const { body } = send();
  arrive({ utm_campaign: '\u200b', utm_source: '\u2060\u00ad' });
  expect(send().body).toBe(body);
});

// Seen to fail: without `oneLine`, and without the limit of a name's length.
test('a hostile campaign adds at most one line, and changes nothing else', () => {
  arrive({});
  const { subject, body } = send();
  for (const name of [...hostileTexts, 'x'.repeat(10_000)]) {
    browser.session.clear();
    arrive({ utm_campaign: name, utm_source: name, utm_medium: 'mail' });
    expect((browser.session.content[key] ?? '').length).toBeLessThan(2_000);
    const message = send();
    const mark = `\n\n${markOf(contact.id)}`;
    const text = body.slice(0, -mark.length);
    expect(message.body.startsWith(`${text}\n\n`)).toBe(true);
    expect(message.body.endsWith(mark)).toBe(true);
    const [before = '', after = ''] = cameFromLine(['|']).split('|');
    const line = message.body.slice(text.length + 2, -mark.length);
    expect([line.startsWith(before), line.endsWith(`mail${after}`)]).toEqual([true, true]);
    expect(line.slice(before.length)).toMatch(
      /^(?:(?:(?!\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}).){1,60}, ){0,2}mail/u,
    );
    const { to, headers } = readMailto(mailtoUrl(message));
    expect(to).toEqual([site.email]);
    expect(headers.map(([name]) => name)).toEqual(['subject', 'body']);
    expect(message.subject).toBe(subject);
  }
});

test.each([
  ['[[1]]', '{"v":1,"value":[[1]]}'],
  ['four names', '{"v":1,"value":["a","b","c","d"]}'],
])('a record of another shape (%s) adds nothing', (_, text) => {
  arrive({});
  const { body } = send();
  browser.session.setItem(key, text);
  expect(send().body).toBe(body);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the page’s address has no query', () => {
  vi.stubGlobal('location', new URL('https://sample.example/contact?from=test#form'));
  expect(composeContext().page).toBe('https://sample.example/contact');
});

// Seen to fail: with one subject for all, and without the mark.
test('a message ends with its request and its language, and so does what an endpoint gets', () => {
  arrive({});
  expect(send().body).toMatch(/\n\n\[contact\] \[en\]$/);
  const lead = createLead(
    { message: send(), form: { id: contact.id, path: '/contact', values } },
    new Date(0),
  );
  expect(lead).toMatchObject({ form: 'contact', language: 'en', page: '/contact' });
});

test('a message that waited, and is sent from a page in another language, keeps its own', () => {
  const body = 'Guten Tag\n\n[contact] [de]';
  const form = { id: contact.id, path: '/de/contact', values };
  expect(createLead({ message: { subject: 'Frage', body }, form }, new Date(0)).language).toBe(
    'de',
  );
});
