import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fill } from '../text/fill.ts';
import { addressHelp, cleanAddress, isAddress, isFullAddress } from './email-address.ts';
import * as words from './words.ts';

/** The pattern of the HTML Living Standard, for `type=email`. */
const browsers =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// Browsers take them, and addresses that a Japanese telephone company gave out for years have them.
test.each(['ada..b@example.com', '.ada@example.com', 'ada.@example.com'])(
  'dots anywhere before the @ are taken: %s',
  (address) => {
    expect(isFullAddress(address)).toBe(true);
  },
);

test('an address in ASCII is one if browsers say so', () => {
  const parts = fc.constantFrom(
    '@',
    '.',
    '-',
    'a',
    'B',
    '7',
    '_',
    '+',
    "'",
    ' ',
    ',',
    '<',
    '"',
    '(',
  );
  const text = fc.array(parts, { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, (one) => {
      expect([one, isAddress(one)]).toEqual([one, browsers.test(one)]);
    }),
    { numRuns: 1_000 },
  );
  for (const length of [63, 64]) {
    const one = `ada@${'x'.repeat(length)}.com`;
    expect([length, isAddress(one)]).toEqual([length, browsers.test(one)]);
  }
  expect(isAddress(`${'x'.repeat(242)}@example.com`)).toBe(true);
  for (const length of [243, 10_000, 1_000_000])
    expect(isAddress(`${'x'.repeat(length)}@example.com`)).toBe(false);
});

/** Of each script in which there are domains: an address, and what breaks it. */
test.each([
  ['Arabic', 'علي@مثال.السعودية'],
  ['Arabic, with a joiner', 'آرش@نامه\u200cای.ایران'],
  ['Armenian', 'անի@օրինակ.հայ'],
  ['Bengali', 'রবি@উদাহরণ.বাংলা'],
  ['Chinese', '李@例子.中国'],
  ['Cyrillic', 'иван@пример.рф'],
  ['Devanagari', 'ajay@डाटा.भारत'],
  ['Devanagari on both sides', 'अजय@डाटा.भारत'],
  ['Georgian', 'ნინო@მაგალითი.გე'],
  ['Greek', 'νίκος@παράδειγμα.ελ'],
  ['Gujarati', 'a@ઉદાહરણ.ભારત'],
  ['Hangul', '지수@실례.한국'],
  ['Hebrew', 'דנה@דוגמה.ישראל'],
  ['Hebrew, with gershayim', 'a@צה״ל.ישראל'],
  ['Japanese, with a middle dot', 'a@トップ・ページ.コム'],
  ['Kannada', 'a@ಉದಾಹರಣೆ.ಭಾರತ'],
  ['Khmer', 'a@ឧទាហរណ៍.ខ្មែរ'],
  ['Lao', 'a@ຕົວຢ່າງ.ລາວ'],
  ['Latin with accents', 'jürgen@müller.de'],
  ['Latin with combining accents', 'ju\u0308rgen@mu\u0308ller.de'],
  ['Malayalam', 'a@ഉദാഹരണം.ഭാരതം'],
  ['Sinhala, with a joiner', 'a@ශ්\u200dරී.ලංකා'],
  ['Tamil', 'a@உதாரணம்.இலங்கை'],
  ['Telugu', 'a@ఉదాహరణ.భారత్'],
  ['Thai', 'สมชาย@ตัวอย่าง.ไทย'],
  ['Tibetan', 'a@དཔེ་མཚོན.com'],
  ['punycode', 'ada@xn--e1afmkfd.xn--p1ai'],
])('an address in %s is one: %s', (_script, text) => {
  expect(cleanAddress(text)).toBe(text);
  expect(isFullAddress(text)).toBe(true);
  for (const broken of [
    text.replace('@', ''),
    text.replace('.', ','),
    `<${text}>`,
    text.replace('.', '..'),
  ])
    expect([broken, isAddress(broken)]).toEqual([broken, false]);
});

test.each([
  ['a character without width', 'ada@example.com\u200b'],
  ['one inside', 'ada\u200b@exam\u2060ple.com'],
  ['a byte order mark', '\ufeffada@example.com'],
  ['soft hyphens', 'ada@exam\u00adple.\u00adcom'],
  ['joiners among Latin letters', 'a\u200dda@example\u200c.com'],
  ['marks of direction', '\u202aada@example.com\u202c\u200f'],
  ['blanks and line breaks around', '\u00a0\t ada@example.com\u3000\r\n\u2028'],
  ['wide letters', 'ａｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ'],
])('%s come off a copied address', (_what, text) => {
  expect(cleanAddress(text)).toBe('ada@example.com');
});

describe('what keeps a text from being an address', () => {
  test.each([
    ['mailto:ada@example.com', words.leaveOutMailto],
    ['Ada <ada@example.com>', words.leaveOutBrackets],
    ['ada.example.com', words.hasAnAt],
    ['ada@example.com, bob@example.com', words.oneAddressOnly],
    ['ada@bob@example.com', words.oneAtOnly],
    ['ada@gmail,com', words.dotNotComma],
    ['ada @example.com', words.noSpaces],
    ['@example.com', words.partBeforeMissing],
    ['ada@', words.partAfterMissing],
    ['ada@example.com.', words.noDotAtEnd],
    ['ada@example..com', words.aDotTooMany],
    ['ada@.example.com', words.aDotTooMany],
    ['ada\u0000@example.com', words.hiddenCharacter],
    ['ada\ud800@example.com', words.hiddenCharacter],
    ['ada(work)@example.com', fill(words.hasNo, { found: '(' })],
    ['ada😀@example.com', fill(words.hasNo, { found: '😀' })],
    ['ada@exam_ple.com', words.lettersAfter],
    ['ada@example', words.hasEnding],
    [`${'x'.repeat(10_000)}@example.com`, fill(words.tooLong, { count: 254 })],
  ])('%j: %s', (text, help) => {
    expect([isFullAddress(text), addressHelp(text)]).toEqual([false, help]);
  });

  test('is not said of an address, nor of nothing', () => {
    for (const text of ['ada@example.com', 'ajay@डाटा.भारत', ''])
      expect(addressHelp(text)).toBeUndefined();
  });
});
