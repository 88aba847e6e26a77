import { describe, expect, test } from 'vitest';

import { algorithm, bill, readMade, said } from './made-files.ts';
import { read } from './read.ts';

describe('bad input gets one sentence, and stops nothing', () => {
  const utf16 = (text: string) =>
    Uint8Array.from(
      Array.from(`\uFEFF${text}`).flatMap((sign) => [
        sign.charCodeAt(0) & 255,
        sign.charCodeAt(0) >> 8,
      ]),
    );
  const cbom = bill([algorithm('RSA-2048')]);

  test.each([
    ['nothing', '', 'is empty'],
    ['blanks', ' \n\t', 'is empty'],
    ['JSON that stops', cbom.slice(0, 60), /line 1, column \d+: the JSON stops making sense/],
    ['XML that stops', '<nmaprun>\n<host>', /line 2, column \d+: the XML stops/],
    [
      'XML that names its own entities',
      '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><nmaprun>&c;</nmaprun>',
      'the XML stops',
    ],
    ['a binary file', '\u0000\u0001\u0002', 'a binary file'],
    ['other JSON', '{"a": 1}', 'none of the programs'],
    ['other XML', '<a/>', 'not from nmap'],
    ['prose', 'Dear all, we use RSA.', 'text of no kind'],
    ['words of letters alone', 'Many thanks\nMarc', 'text of no kind'],
    ['a certificate that stops', 'MIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG', 'text of no kind'],
    ['settings', '[server]\nport = 22\n', 'text of no kind'],
    ['JSON on each line', '{"a": 1}\n{"a": 2}\n', 'jq -s'],
    [
      'what OpenSSL prints',
      'Certificate:\n    Data:\n        Version: 3 (0x2)\n        Issuer: C = US, O = A\n',
      'openssl x509 -in',
    ],
    [
      'what keytool prints',
      'Keystore type: PKCS12\nKeystore provider: SUN\n\nYour keystore contains 1 entry\n\na, Jan 1, 2026, trustedCertEntry,\n',
      'keytool -list -rfc',
    ],
    [
      'an OpenPGP key',
      '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEZ\n=abcd\n-----END PGP PUBLIC KEY BLOCK-----',
      /line 1: an OpenPGP key is not read here/,
    ],
    ['an archive', 'PK\u0003\u0004', 'an archive'],
    ['an encrypted file', 'age-encryption.org/v1\n', 'is encrypted'],
    [
      'a block without its end',
      '-----BEGIN CERTIFICATE-----\nMIIB',
      /line 1: this CERTIFICATE has no end/,
    ],
    [
      'a block that is none',
      '-----BEGIN CERTIFICATE-----\n!!\n-----END CERTIFICATE-----',
      /line 1: this CERTIFICATE can’t be decoded/,
    ],
    [
      'an SSH key without its end',
      '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA',
      /line 1: this SSH2 PUBLIC KEY has no end/,
    ],
    [
      'an SSH key that is none',
      '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n---- END SSH2 PUBLIC KEY ----',
      /line 1: this SSH2 PUBLIC KEY can’t be decoded/,
    ],
  ])('%s', (_, text, expected) => {
    const { assets, notes } = readMade(text);
    expect(assets).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(expected)]);
  });

  test('a byte-order mark and UTF-16 are no hindrance', () => {
    expect(readMade(`\uFEFF${cbom}`).assets).toHaveLength(1);
    expect(read('file', utf16(cbom)).assets).toHaveLength(1);
  });

  test('arrays a hundred thousand deep end in a sentence or in nothing', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(readMade(deep).notes).toHaveLength(1);
    const nested = `${'{"components":['.repeat(50_000)}${']}'.repeat(50_000)}`;
    const whole = `{"bomFormat":"CycloneDX","components":[${nested}]}`;
    expect(readMade(whole).notes).toHaveLength(1);
  });

  test('names of fields that objects inherit are fields like any other', () => {
    const text = `{"bomFormat":"CycloneDX","__proto__":{"components":[]},"components":[{"type":"cryptographic-asset","name":"constructor","cryptoProperties":{"assetType":"toString"}}]}`;
    expect(said(text)).toMatchObject([{ name: 'constructor', verdict: 'unknown' }]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  test('what a file writes is one line of bounded length, without signs that turn text around', () => {
    const name = `RSA\u202e2048\n<img src=x>${'a'.repeat(50_000)}`;
    const [asset] = readMade(bill([algorithm(name)])).assets;
    expect(asset?.name).toMatch(/^RSA 2048 <img src=x>a+…$/);
    expect(asset?.name.length).toBeLessThanOrEqual(240);
  });

  test('a file’s own name is shown as text', () => {
    expect(readMade('', '<b>\u202ex').notes).toEqual(['<b> x is empty.']);
  });
});
