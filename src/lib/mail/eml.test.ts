import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emlFile } from './eml.ts';
import { normalizeSubject } from './mailto.ts';
import { deliveredBody } from '../../../tests/support/delivered-body.ts';
import { hardTexts } from '../../../tests/support/characters.ts';

const to = 'hello@vendor.example';

const anyText = hardTexts(
  ['\r\nBcc: x@y.example', '\r\n\r\n', '=?UTF-8?B?', '👩‍👩‍👧', '漢字', 'é', ' ', '.\r\n', 'From '],
  200,
);

const utf8 = (bytes: Buffer) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** An independent parser of RFC 5322 and 2047. */
function readEml(file: string) {
  expect(file).toMatch(/^[\r\n\x20-\x7e]*$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('\r\n')).toBe(true);
  const end = file.indexOf('\r\n\r\n');
  const lines = file.split('\r\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(76);
  const headers = file
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const fields = Object.fromEntries(headers) as Record<string, string>;
  const words = (fields['Subject'] ?? '').split(' ').filter(Boolean);
  const subject = words.map((word) => {
    expect(word.length).toBeLessThanOrEqual(75);
    const text = /^=\?UTF-8\?B\?([A-Za-z\d+/]+=*)\?=$/.exec(word)?.[1];
    if (text === undefined) throw new Error(`Not an encoded word: ${word}`);
    // Decoded one by one and strictly: a code point split between two words would throw.
    return utf8(Buffer.from(text, 'base64'));
  });
  const body = utf8(Buffer.from(file.slice(end + 4).replaceAll('\r\n', ''), 'base64'));
  return { names: headers.map(([name]) => name), fields, subject: subject.join(''), body };
}

test('any subject and body can be read back, and no header is added', () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, body) => {
      const read = readEml(emlFile({ to, subject, body }));
      expect(read.names).toEqual([
        'To',
        'Subject',
        'X-Unsent',
        'MIME-Version',
        'Content-Type',
        'Content-Transfer-Encoding',
      ]);
      expect(read.fields['To']).toBe(to);
      expect(read.subject).toBe(normalizeSubject(subject));
      expect(read.body).toBe(deliveredBody(body));
    }),
  );
});

test('writes the format of the RFCs', () => {
  expect(emlFile({ to, subject: 'Demo', body: 'Hi\nthere' })).toBe(
    [
      'To: hello@vendor.example',
      'Subject: =?UTF-8?B?RGVtbw==?=',
      'X-Unsent: 1',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      'SGkNCnRoZXJl',
      '',
    ].join('\r\n'),
  );
});

test('an empty subject has no encoded word', () => {
  expect(readEml(emlFile({ to, subject: ' ', body: '' })).fields['Subject']).toBe('');
});

test('lines are full, and none is empty', () => {
  const file = (subject: string, body: string) => emlFile({ to, subject, body });
  const [, body = ''] = file('', 'x'.repeat(57)).split('\r\n\r\n');
  expect(body).toMatch(/^[\w+/]{76}\r\n$/);
  expect(file('', '').endsWith('base64\r\n\r\n')).toBe(true);
  const words = (length: number) => file('x'.repeat(length), '').match(/=\?UTF-8/g);
  expect([words(39)?.length, words(40)?.length]).toEqual([1, 2]);
});

test('writes a body of a megabyte', () => {
  const body = '漢'.repeat(350_000);
  const file = emlFile({ to, subject: 's', body });
  expect(utf8(Buffer.from(file.split('\r\n\r\n')[1] ?? '', 'base64'))).toBe(body);
});

test('rejects an address that could end the header', () => {
  expect(() => emlFile({ to: 'a@b\r\nBcc: c@d', subject: '', body: '' })).toThrow(RangeError);
});
