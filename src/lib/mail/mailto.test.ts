import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  maxLinkLength,
  mailAddress,
  mailtoAddress,
  type MailMessage,
  mailLink,
  mailtoUrl,
  normalizeBody,
  normalizeSubject,
  plainLinkBudget,
} from './mailto.ts';
import { readMailto } from '../../../tests/support/mailto-reader.ts';
import { deliveredBody } from '../../../tests/support/delivered-body.ts';
import { hardTexts } from '../../../tests/support/characters.ts';

const to = 'hello+web@vendor.example';

const hostile = [
  '\ud83d',
  '\udc00x',
  'a\ud800b',
  '100 % of 5%25',
  'a+b c',
  'x&bcc=evil@x.example&subject=y',
  'k=v#f?q',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'שלום مرحبا',
  '\u0000nul',
  '%0d%0aBcc: evil@x.example',
  '\r\nBcc: evil@x.example\r\n\r\nbody',
  '\n\r\r\n\n',
  "it's (quoted) *now*!~",
  '\ufeffmark',
  'e' + '\u0301'.repeat(300),
  '\u202eesrever\u2066',
];

const anyText = fc.oneof(
  hardTexts(hostile, 60),
  fc.string({ unit: 'grapheme', minLength: 150, maxLength: 260 }),
);

describe('mailtoUrl', () => {
  test('any subject and body can be read back, in two headers to one recipient', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const read = readMailto(mailtoUrl({ to, subject, body }));
        expect(read.to).toEqual([to]);
        expect(read.headers).toEqual([
          ['subject', normalizeSubject(subject)],
          ['body', deliveredBody(body)],
        ]);
      }),
    );
  });

  test('writes spaces, plus signs, line breaks, quotes and brackets so that every program agrees', () => {
    expect(mailtoUrl({ to: 'a@b.example', subject: 'a+b c', body: "it's\n(so)" })).toBe(
      'mailto:a@b.example?subject=a%2Bb%20c&body=it%27s%0D%0A%28so%29',
    );
  });

  test('a lone surrogate becomes U+FFFD and does not throw', () => {
    expect(mailtoUrl({ to: 'a@b.example', subject: '\ud800', body: '\udfff' })).toBe(
      'mailto:a@b.example?subject=%EF%BF%BD&body=%EF%BF%BD',
    );
  });

  test('encodes a million characters', () => {
    const { length, fit } = mailLink({ to, subject: '', body: 'é'.repeat(1_000_000) });
    expect(length).toBeGreaterThan(6_000_000);
    expect(fit).toBe('too-long');
  });
});

describe('the address', () => {
  test.each([
    'a@b',
    'Hello@Vendor.example',
    "o'neil+x?y&z=1#%41@sub.vendor.example",
    `${'a'.repeat(249)}@b.io`,
  ])('takes %s and reads back as itself', (address) => {
    const read = readMailto(mailtoUrl({ to: address, subject: 's', body: 'b' }));
    expect(read.to).toEqual([address]);
    expect(read.headers).toHaveLength(2);
  });

  test.each([
    '',
    'a',
    'a@',
    '@b',
    'a@b,c@d',
    'a@b;c@d',
    'a b@c',
    'a@b?bcc=x@y',
    'a@b&bcc=x',
    'a@b\r\nBcc: x@y',
    'a@b\n',
    '"a"@b',
    'A <a@b>',
    'a..b@c',
    'a@b..c',
    'é@b',
    `${'a'.repeat(250)}@b.io`,
  ])('refuses %j and names it', (address) => {
    expect(() => mailtoUrl({ to: address, subject: '', body: '' })).toThrow(RangeError);
    expect(() => mailAddress(address)).toThrow(JSON.stringify(address));
  });

  test('any address is refused, or the link has one recipient and two headers', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `${text}@x.example`),
        ),
        (address) => {
          let url: string;
          try {
            url = mailtoUrl({ to: address, subject: 's', body: 'b' });
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
            return;
          }
          expect(readMailto(url)).toEqual({
            to: [address],
            headers: [
              ['subject', 's'],
              ['body', 'b'],
            ],
          });
        },
      ),
    );
  });
});

/** What a subject should show: one line without control or direction characters. */
const onOneLine = (typed: string) =>
  Array.from(typed.toWellFormed())
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
      const breaks =
        code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029;
      return turns ? '' : breaks ? '\n' : character;
    })
    .join('')
    .split(/\n+/)
    .join(' ')
    .trim();

describe('normalizeSubject', () => {
  test.each([
    ['  a\r\n\tb  ', 'a b'],
    ['a\u0000\u001f\u007fb', 'a b'],
    ['a\u0085\u2028\u2029b', 'a b'],
    ['\u202eabc\u2066def\u2069', 'abcdef'],
    ['a\ud800b', 'a\ufffdb'],
    ['\ud83d\u202e\ude00', '\ufffd\ufffd'],
    [' \n ', ''],
  ])('%j becomes %j', (typed, expected) => {
    expect(normalizeSubject(typed)).toBe(expected);
  });

  test('cuts at 200 characters without splitting a family or a flag', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(family).toHaveLength(11);
    expect(normalizeSubject(family.repeat(30))).toBe(family.repeat(18));
    expect(normalizeSubject('x'.repeat(199) + '🇺🇸')).toBe('x'.repeat(199));
    expect(normalizeSubject('x'.repeat(200) + 'y')).toBe('x'.repeat(200));
    expect(normalizeSubject('x'.repeat(199) + ' y')).toBe('x'.repeat(199));
  });

  test('cuts an endless grapheme between code points', () => {
    expect(normalizeSubject('e' + '\u0301'.repeat(300))).toBe('e' + '\u0301'.repeat(199));
    expect(normalizeSubject('e' + '\u{1e8d0}'.repeat(300))).toBe('e' + '\u{1e8d0}'.repeat(99));
  });

  test('keeps any text on one line, up to 200 characters', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const subject = normalizeSubject(typed);
        const line = onOneLine(typed);
        expect(line.startsWith(subject)).toBe(true);
        expect(subject.length).toBeLessThanOrEqual(200);
        if (line.length <= 200) expect(subject).toBe(line);
        expect(subject).toBe(subject.trim());
        expect(subject.isWellFormed()).toBe(true);
        expect(normalizeSubject(subject)).toBe(subject);
      }),
    );
  });
});

// Otherwise Thunderbird joins lines in plain text and drafts.
test('normalizeBody writes line breaks as CRLF, strips blanks at line ends, replaces U+0000 and changes nothing else', () => {
  expect(normalizeBody('Acme \n\tb  ')).toBe('Acme\r\n\tb');
  expect(normalizeBody('a\0b')).toBe('a\uFFFDb');
  expect(normalizeBody('a\nb\rc\r\nd\n\re')).toBe('a\r\nb\r\nc\r\nd\r\n\r\ne');
  expect(normalizeBody('a\u2028b\u2029c\u0085d\ve\ff')).toBe('a\r\nb\r\nc\r\nd\r\ne\r\nf');
  fc.assert(
    fc.property(anyText, (typed) => {
      const body = normalizeBody(typed);
      expect(body).toBe(deliveredBody(typed));
      expect(normalizeBody(body)).toBe(body);
    }),
  );
});

const sized = (length: number): MailMessage => {
  const empty = mailtoUrl({ to, subject: '', body: '' }).length;
  return { to, subject: '', body: 'x'.repeat(length - empty) };
};

test('mailLink counts the encoded link and names the limits', () => {
  expect(mailLink(sized(plainLinkBudget))).toMatchObject({ length: 1_800, fit: 'short' });
  expect(mailLink(sized(plainLinkBudget + 1))).toMatchObject({ length: 1_801, fit: 'long' });
  expect(mailLink(sized(maxLinkLength))).toMatchObject({ length: 30_000, fit: 'long' });
  expect(mailLink(sized(maxLinkLength + 1))).toMatchObject({ length: 30_001, fit: 'too-long' });
  const broken = { to, subject: '', body: '\n' };
  expect(mailLink(broken)).toMatchObject({
    url: mailtoUrl(broken),
    length: mailtoUrl(broken).length,
  });
  expect(mailLink(broken).length).toBe(mailLink({ ...broken, body: '' }).length + 6);
});

// A long message is also copied, and the visitor is told so.
test.each([
  ['Chrome on Windows, once', 2_046],
  ['Claws Mail 4.1.1 that is already running', 8_189],
])('the longest link that %s takes whole is called long', (_name, length) => {
  expect(mailLink(sized(length)).fit).toBe('long');
});

test.each([
  ["o'brien@example.com", '', 'mailto:o%27brien@example.com'],
  ['r&d@example.com', 'A & B', 'mailto:r%26d@example.com?subject=A%20%26%20B'],
])('a link to %s alone is encoded, with or without a subject', (to, subject, link) => {
  expect(mailtoAddress(to, subject)).toBe(link);
});
