import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../../../tests/support/fake-storage.ts';
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts';
import { validValues } from '../../../../tests/support/valid-values.ts';
import { siteUrl } from '../../../config/base.ts';
import { site } from '../../../config/site.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { mailLink } from '../../../lib/mail/mailto.ts';
import { composeMessage } from '../compose-context.ts';
import { contact } from '../../../pages/contact/contact.request.ts';
import {
  keepInOutbox,
  keyFor,
  markSent,
  outbox,
  outboxEntry,
  type Outgoing,
  removeExpired,
  removeFromOutbox,
  restoredValues,
  restoreLink,
  formOf,
} from './outbox.ts';

const { key } = storageKeys.outbox;
const day = 86_400_000;
let storage: FakeStorage;
/** What the contact form hands over. */
let outgoing: Outgoing;

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * day });
  storage = new FakeStorage();
  vi.stubGlobal('window', { localStorage: storage, addEventListener: () => undefined });
  vi.stubGlobal('location', { hash: '', origin: new URL(siteUrl).origin, pathname: '/contact' });
  const values = validValues(contact);
  outgoing = { message: composeMessage(contact, values), form: formOf(contact, values) };
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const other = (body: string): Outgoing => ({ ...outgoing, message: { ...outgoing.message, body } });

// Seen to fail: the message was refused, because such a path names another host.
test('a message of an address with two slashes is taken', () => {
  vi.stubGlobal('location', { pathname: '//contact' });
  const form = formOf(contact, {});
  expect(form.path).toBe('/contact');
  expect(keepInOutbox({ ...outgoing, form }, 'first')).toBe('stored');
});

test('lists the newest first, and marks and removes messages one by one', () => {
  expect(keepInOutbox(outgoing, 'first')).toBe('stored');
  keepInOutbox(outgoing, 'second');
  expect(outbox.read().map(({ id }) => id)).toEqual(['second', 'first']);
  markSent('first');
  expect(outbox.read()).toMatchObject([{ sent: false }, { sent: true }]);
  removeFromOutbox('second');
  expect(outbox.read()).toMatchObject([{ id: 'first', sent: true }]);
  removeFromOutbox('first');
  expect(storage.getItem(key)).toBeNull();
});

test('storing a message again under its key replaces it', () => {
  for (const id of ['a', 'b', 'a']) keepInOutbox(outgoing, id);
  expect(outbox.read().map(({ id }) => id)).toEqual(['a', 'b']);
});

test('after fourteen days a message leaves storage, and its link restores nothing', () => {
  keepInOutbox(outgoing, 'old');
  vi.setSystemTime(102 * day);
  keepInOutbox({ ...other('Young'), form: null }, 'young');
  const [young, old] = outbox.read().map(restoreLink);
  expect([young, old]).toEqual([null, '/contact#restore-old']);
  for (const hash of ['#old', '#another-old', '#restore-young']) {
    vi.stubGlobal('location', { hash });
    expect(restoredValues('contact')).toBeNull();
  }
  vi.stubGlobal('location', { hash: '#restore-old' });
  expect(restoredValues('free-demo')).toBeNull();
  vi.setSystemTime(114 * day - 1);
  removeExpired();
  expect(restoredValues('contact')).toEqual(outgoing.form?.values);
  vi.setSystemTime(114 * day);
  expect(restoredValues('contact')).toBeNull();
  expect(outboxEntry('old')).toBeUndefined();
  removeExpired();
  expect(storage.getItem(key)).toContain('Young');
  expect(storage.getItem(key)).not.toContain('"old"');
  vi.setSystemTime(116 * day);
  removeExpired();
  expect(storage.getItem(key)).toBeNull();
});

// Seen to fail: kept until 2040.
test('a message from the future, by a wrong clock, is kept for fourteen days from now', () => {
  vi.setSystemTime(20_000 * day);
  keepInOutbox(outgoing, 'future');
  vi.setSystemTime(100 * day);
  removeExpired();
  expect(outbox.read().map(({ at }) => at)).toEqual([100 * day]);
  vi.setSystemTime(114 * day);
  removeExpired();
  expect(storage.getItem(key)).toBeNull();
});

test('copies that could not be read are kept no longer', () => {
  storage.setItem(`${key}.corrupt-${86 * day}`, '{');
  const young = `${key}.corrupt-${86 * day + 1}`;
  storage.setItem(young, '{');
  storage.setItem(`${key}.corrupt-${20_000 * day}`, '{');
  removeExpired();
  expect(storage.length).toBe(1);
  expect(storage.getItem(young)).toBe('{');
});

const hostileAddresses = [
  '',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'evil@attacker.example',
];

/** Changes one text or number somewhere in what is stored. */
function altered(value: unknown, at: number, by: unknown): unknown {
  let seen = -1;
  const visit = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return (seen += 1) === at ? by : part;
    if (Array.isArray(part)) return part.map(visit);
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, visit(inner)]));
  };
  return visit(value);
}

// Seen to fail: with any text taken for an address or a path, any number for a time, and with /^\/(?![/\\])/ for a path.
test('whatever a stored message holds, what is read of it can be shown and leads nowhere else', () => {
  keepInOutbox(outgoing, 'id');
  const written: unknown = JSON.parse(storage.getItem(key) ?? '');
  const strange = fc.oneof(
    fc.constantFrom(...hostileAddresses, 1e300, -1, []),
    fc.constantFrom(...hostileTexts),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.nat(12), strange, (at, by) => {
      storage.clear();
      storage.setItem(key, JSON.stringify(altered(written, at, by)));
      for (const entry of outbox.read()) {
        expect(() => mailLink(entry.message)).not.toThrow();
        expect(entry.message.to).toBe(site.email);
        expect(new Date(entry.at).getTime()).not.toBeNaN();
        expect(new URL(restoreLink(entry) ?? '', siteUrl).origin).toBe(new URL(siteUrl).origin);
      }
    }),
  );
});

test('a record of a newer version of the site stays', () => {
  const newer = '{"v":99,"value":{}}';
  storage.setItem(key, newer);
  removeExpired();
  keepInOutbox(outgoing, 'a');
  removeFromOutbox('a');
  expect(storage.getItem(key)).toBe(newer);
});

/** An object with its fields in the opposite order. */
const turned = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).toReversed()) as T;

// Seen to fail: with messages compared as JSON, whose order the form and the schema did not share.
test('the same message keeps its key until it is confirmed or expires, in any order of its fields', () => {
  keepInOutbox(outgoing, 'first');
  const { message, form } = outgoing;
  const same = { form: form && turned({ ...form, values: turned(form.values) }), message };
  for (const again of [outgoing, same]) expect(keyFor(again)).toBe('first');
  const changed = {
    ...outgoing,
    form: form && { ...form, values: { ...form.values, message: '' } },
  };
  for (const another of [other('Other'), changed, { message, form: null }])
    expect(keyFor(another)).not.toBe('first');
  markSent('first');
  expect(keyFor(outgoing)).not.toBe('first');
  expect(keyFor(outgoing, 'first')).toBe('first');
  keepInOutbox(outgoing, 'second');
  vi.setSystemTime(114 * day);
  expect(keyFor(outgoing)).not.toBe('second');
});

test('full storage is reported, not thrown', () => {
  vi.spyOn(FakeStorage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepInOutbox(outgoing, 'a')).toBe('memory');
});
