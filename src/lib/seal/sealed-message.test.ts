import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { full } from '../../../tests/support/full.ts';
import { armor, readArmor } from './armor.ts';
import { keyIdOf } from './key-id.ts';
import {
  findSealed,
  sealedPlaceholder,
  sealingPair,
  sealingSuite,
  sealMessage,
  unsealMessage,
} from './sealed-message.ts';

const text = 'Name: Zoë\nMessage:\nA weakness in “the” relay, 漢字 and 😀.';
const pair = sealingPair();
let sealed: string;

beforeAll(async () => {
  sealed = await sealMessage(text, pair.publicKey);
});

const opened = (mail: string) => unsealMessage(mail, pair.seed);
const faultOf = async (mail: string) => {
  const result = await opened(mail);
  return 'fault' in result ? result.fault : 'none';
};

test('any text can be sealed and opened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (message) => {
      const mail = await sealMessage(message, pair.publicKey);
      expect(await opened(mail)).toEqual({ text: message.toWellFormed() });
    }),
    { numRuns: full ? 30 : 5 },
  );
});

test('is plain ASCII in short lines after an explanation', () => {
  expect(sealed).toMatch(
    /^This message is sealed\. Only the holder of the key below can read it\.\n/,
  );
  expect(sealed).toMatch(/^[\n\x20-\x7e]+$/);
  for (const line of sealed.split('\n')) expect(line.length).toBeLessThanOrEqual(72);
  expect(sealed).not.toContain('=');
});

test('the placeholder has its length', () => {
  expect(sealedPlaceholder(text, pair.publicKey)).toHaveLength(sealed.length);
});

test('sealing the same text twice gives different messages', async () => {
  expect(await sealMessage(text, pair.publicKey)).not.toBe(sealed);
});

test('a message to another key names that key', async () => {
  const other = sealingPair();
  expect(await unsealMessage(sealed, other.seed)).toMatchObject({ fault: 'wrong-key' });
  const read = readArmor('SEALED MESSAGE', sealed);
  if ('fault' in read) throw new Error(read.reason);
  const renamed = armor('SEALED MESSAGE', '', { ...read, keyId: keyIdOf(other.publicKey) });
  expect(await unsealMessage(renamed, other.seed)).toMatchObject({ fault: 'altered' });
});

test('a message sealed to the same key for another purpose does not open', async () => {
  const suite = sealingSuite();
  const to = await suite.DeserializePublicKey(pair.publicKey);
  const { encapsulatedSecret, ciphertext } = await suite.Seal(to, new Uint8Array(9));
  const bytes = new Uint8Array([...encapsulatedSecret, ...ciphertext]);
  const mail = armor('SEALED MESSAGE', '', { keyId: keyIdOf(pair.publicKey), bytes });
  expect(await opened(mail)).toMatchObject({ fault: 'altered' });
});

describe('damage', () => {
  test('changing any character of the armor is detected', async () => {
    const start = sealed.indexOf('-----BEGIN') + '-----'.length;
    const end = sealed.indexOf('-----END') + '-----END SEALED MESSAGE'.length;
    for (let at = start; at < end; at += 1) {
      const now = sealed[at] ?? '';
      if (/\s|-/.test(now)) continue;
      const changed = sealed.slice(0, at) + (now === '7' ? '8' : '7') + sealed.slice(at + 1);
      expect(await faultOf(changed), `at ${at}`).not.toBe('none');
    }
  });

  test('changing any sealed byte is detected, even with a matching checksum', async () => {
    const read = readArmor('SEALED MESSAGE', sealed);
    if ('fault' in read) throw new Error(read.reason);
    // Only the full run takes every byte, because opening takes milliseconds.
    for (let at = 0; at < read.bytes.length; at += full ? 1 : 9) {
      const bytes = Uint8Array.from(read.bytes);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      const result = await opened(armor('SEALED MESSAGE', '', { ...read, bytes }));
      expect(result, `byte ${at}`).toMatchObject({ fault: 'altered' });
    }
  });

  test('a cut message reports how much arrived', async () => {
    const lines = sealed.split('\n');
    expect(await opened(lines.slice(0, 12).join('\n'))).toMatchObject({ fault: 'cut' });
    const hole = lines.toSpliced(12, 3).join('\n');
    expect(await opened(hole)).toMatchObject({
      fault: 'cut',
      reason: expect.stringMatching(/\d+ of its \d+ bytes arrived/),
    });
  });

  test('a later version is named in the error', async () => {
    const result = await opened(sealed.replace('Version: 1', 'Version: 2'));
    expect(result).toEqual({
      fault: 'unknown-version',
      reason: 'It is of version 2; this program knows version 1.',
    });
  });

  test('a mail without a sealed message is reported', async () => {
    expect(await opened('Hello')).toMatchObject({ fault: 'missing' });
  });

  const ways: readonly (readonly [string, (mail: string) => string])[] = [
    ['line ends of two characters', (mail) => mail.replaceAll('\n', '\r\n')],
    ['quotation marks', (mail) => mail.replaceAll(/^/gm, '> ')],
    ['quotation marks of two replies', (mail) => mail.replaceAll(/^/gm, '>> ')],
    ['indentation', (mail) => mail.replaceAll(/^/gm, '    ')],
    ['spaces at the ends of lines', (mail) => mail.replaceAll('\n', '  \n')],
    ['quoted-printable spaces left in', (mail) => mail.replaceAll('\n', '=20\n')],
    ['quoted-printable line breaks left in', (mail) => mail.replaceAll('\n', '=\n')],
    ['empty lines taken out', (mail) => mail.replaceAll(/\n+/g, '\n')],
    ['empty lines put in', (mail) => mail.replaceAll('\n', '\n\n')],
    ['lines run together', (mail) => mail.replaceAll('\n', ' ')],
    ['lines broken again at 40', (mail) => mail.replaceAll(/(.{40})/g, '$1\n')],
    ['spaces that do not break', (mail) => mail.replaceAll(' ', '\u00a0')],
    ['text around it', (mail) => `Hello,\n\n${mail}\n-- \nSent from a phone`],
  ];
  test.each(ways)('opens after %s', async (_, damage) => {
    expect(await opened(damage(sealed))).toEqual({ text });
  });
});

describe('a mail as programs store it', () => {
  const head = 'From: a@visitor.example\r\nSubject: Contact\r\n';
  const crlf = (mail: string) => mail.replaceAll('\n', '\r\n');
  const asQuotedPrintable = (mail: string) =>
    crlf(mail)
      .replaceAll('-', '=2D')
      .replaceAll(
        /(.{70})(?=.)/g,
        (_, part: string) => `${part.replace(/=.?$/, '')}=\r\n${/=.?$/.exec(part)?.[0] ?? ''}`,
      );
  const plainPart = () =>
    `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${asQuotedPrintable(sealed)}\r\n`;
  const htmlPart = () =>
    `Content-Type: text/html\r\n\r\n<html><body><p>${sealed.replaceAll('\n', '<br>\r\n').replaceAll('_', '&#95;')}</p></body></html>\r\n`;
  const inParts = (...parts: string[]) =>
    `${head}Content-Type: multipart/alternative;\r\n boundary="b=1"\r\n\r\n${parts.map((part) => `--b=1\r\n${part}`).join('')}--b=1--\r\n`;
  const mails: readonly (readonly [string, () => string])[] = [
    ['as plain text', () => `${head}\r\n${crlf(sealed)}`],
    ['in quoted-printable', () => `${head}${plainPart()}`],
    [
      'in Base64',
      () =>
        `${head}Content-Transfer-Encoding: base64\r\n\r\n${btoa(crlf(sealed)).replaceAll(/(.{76})/g, '$1\r\n')}`,
    ],
    ['in several parts', () => inParts(plainPart(), htmlPart())],
    ['as HTML alone', () => inParts(htmlPart())],
    [
      'forwarded as an attachment',
      () => inParts(`Content-Type: message/rfc822\r\n\r\n${head}${plainPart()}`),
    ],
    ['as no mail at all', () => sealed],
  ];
  test.each(mails)('opens %s', async (_, mail) => {
    const found = findSealed(mail());
    if ('fault' in found) throw new Error(found.reason);
    expect(await opened(found.text)).toEqual({ text });
  });
});
