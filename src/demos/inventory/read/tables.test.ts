import { generateKeyPairSync } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { fill } from '../../../lib/text/fill.ts';
import { judge } from '../judge.ts';
import { certificateOf, pemOf } from './made-certificates.ts';
import { bytesOfMade, readMade, said } from './made-files.ts';
import { read } from './read.ts';
import * as words from './words.ts';

describe('tables', () => {
  test('columns are recognized by their headings, in German too, with any separator', () => {
    expect(said('System;Algorithmus;Gültig bis\nweb;RSA-2048;01.02.2027\n')).toMatchObject([
      { system: 'web', verdict: 'shor' },
    ]);
    expect(
      said('Host\tKey Algorithm\tKey size\na\tRSA\t1024\nb\tML-DSA-65\t\n').map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(['weak', 'safe']);
  });

  test.each([
    ['TLS_RSA_WITH_AES_128_GCM_SHA256', 'record'],
    ['TLS_RSA_WITH_AES_256_CBC_SHA', 'record'],
    ['TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256', 'record'],
    ['TLS_AES_128_GCM_SHA256', 'symmetric'],
    ['TLS 1.0', 'weak'],
    ['SSLv3', 'weak'],
    ['TLS 1.2', 'record'],
    ['RSA-OAEP-256', 'record'],
    ['RSA/ECB/OAEPWithSHA-1AndMGF1Padding', 'record'],
  ])('a cell with %s is judged as what it is', (cell, group) => {
    const [asset] = readMade(`System,Algorithm\nweb,${cell}\n`).assets;
    expect(asset && judge(asset).first.group).toBe(group);
  });

  test.each([
    ['RSA Encryption', '1024'],
    ['RSA', '"1,024"'],
    ['RSA-OAEP', '1024'],
  ])('%s of %s bits is weak', (name, size) => {
    expect(said(`System,Algorithm,Key size\nweb,${name},${size}\n`)).toMatchObject([
      { verdict: 'weak' },
    ]);
  });

  test('a key exchange is one in German, too', () => {
    const [asset] = readMade(
      'System;Algorithmus;Verwendung\nweb;RSA-2048;Schlüsseleinigung\n',
    ).assets;
    expect(asset && judge(asset).first.group).toBe('record');
  });

  test('the rows before a quote that never ends are read, and no other', () => {
    const { assets, notes } = readMade('System,Algorithm\na,RSA-2048\nb,"RSA-1024\nc,ECDH\n');
    expect(assets.map(({ system }) => system)).toEqual(['a']);
    expect(notes).toHaveLength(1);
  });

  test('a stray quote stops the table there, too', () => {
    const { assets, notes } = readMade('System,Algorithm\na,RSA-2048\n"b" c,RSA-1024\nd,"ECDH"\n');
    expect(assets.map(({ system }) => system)).toEqual(['a']);
    expect(notes).toEqual([fill(words.cutTable, { file: 'file', row: 3 })]);
  });

  test.each([
    ['line ends that differ', 'System,Algorithm\r\nweb,RSA-2048\ndb,ECDH\n'],
    ['a separator that Excel names', 'sep=;\r\nSystem;Algorithm\r\nweb;RSA-2048\r\ndb;ECDH\r\n'],
    [
      'the class that PowerShell names',
      '#TYPE System.Object\r\n"System","Algorithm"\r\n"web","RSA-2048"\r\n"db","ECDH"\r\n',
    ],
    ['a separator that few use', '"sep=|"\nSystem|Algorithm\nweb|RSA-2048\ndb|ECDH\n'],
    [
      'a separator that cells have, too',
      'sep=;\nSystem;Algorithm\nweb;RSA-2048\n"db, a, b";ECDH\n',
    ],
  ])('a table with %s is read', (_, text) => {
    expect(said(text).map(({ system, parts }) => [system.split(',')[0], parts[0]])).toEqual([
      ['web', 'RSA-2048'],
      ['db', 'ECDH'],
    ]);
  });

  test('a table whose columns nothing tells is asked about, and then read', () => {
    const text = 'a,b\nweb,RSA-2048\n';
    expect(readMade(text).ask).toEqual({ header: ['a', 'b'], rows: [['web', 'RSA-2048']] });
    const { assets } = read('file', bytesOfMade(text), { algorithm: 1, name: 0 });
    expect(assets).toMatchObject([{ name: 'web', parts: [{ written: 'RSA-2048' }] }]);
  });

  test.each([
    ['Algorithm,Key Size (bits)', 'RSA,1024'],
    ['Algorithm,Key Strength', 'RSA,1024'],
    ['Algorithm,Public Key Length', 'RSA,1024'],
    ['Verfahren;Schlüssellänge (Bit)', 'RSA;1024'],
    ['Algorithm,Size,Key Size', 'RSA,2048,1024'],
    ['Algorithm,Algorithm', 'RSA-2048,SHA-1'],
    ['Cipher,Key Algorithm,Key Size', 'AES-256,RSA,1024'],
    ['Key Algorithm,Key Size,Signature Algorithm', 'RSA,2048,sha1WithRSAEncryption'],
    ['Protocol,Cipher', 'SSLv3,AES-256'],
    ['Cipher,Hash', 'AES-256,MD5'],
    ['Key Algorithm,Signature Hash', 'RSA 2048,SHA1'],
  ])('of the columns %s, each is judged', (header, row) => {
    expect(said(`${header}\n${row}\n`)).toMatchObject([{ verdict: 'weak' }]);
  });

  test('a key exchange in a column of its own is recorded today, and so is TLS 1.2 with any', () => {
    for (const text of [
      'Key Exchange,Protocol,Cipher\nX25519MLKEM768,TLS 1.2,AES\n',
      'Cipher,Key Exchange\nAES-256,ECDHE\n',
      'Cipher,Protocol\nAES,TLSv1.2\n',
    ]) {
      const [asset] = readMade(text).assets;
      expect(asset && judge(asset).first.group).toBe('record');
    }
  });

  test('a fingerprint in a column of hashes is no algorithm', () => {
    const digest = '9f:86:d0:81:88:4c:7d:65:9a:2f:ea:a0:c5:5a:d0:15';
    expect(said(`Algorithm,Hash\nRSA-2048,${digest}\n`)).toMatchObject([{ parts: ['RSA-2048'] }]);
  });

  test.each([
    ['Expires On', { expires: '2027-12-31' }, '2027-12-31'],
    ['Valid Till', { expires: '2027-12-31' }, '2027-12-31'],
    ['Retention (years)', { secrecy: 25 }, '25'],
  ])('a column headed %s is read', (heading, expected, cell) => {
    expect(readMade(`Algorithm,${heading}\nRSA-2048,${cell}\n`).assets).toMatchObject([expected]);
  });

  test('certificates in cells are read with the rows, and those that cannot be are named', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const oid = '1.2.840.113549.1.1.11';
    const pem = pemOf(
      'CERTIFICATE',
      certificateOf({ subject: 'www', pair, algorithm: oid, hash: 'sha256' }),
    );
    const rows = [
      'System,Algorithm,Certificate',
      'web,RSA-2048,',
      `mail,,"${pem}"`,
      `vpn,ECDH,${pem.trim().replaceAll('\n', String.raw`\n`)}`,
      'old,,-----BEGIN CERTIFICATE----- !! -----END CERTIFICATE-----',
      'db,ECDH,',
    ];
    const text = rows.join('\n');
    expect(said(text).map(({ system, name, parts }) => [system, name, parts[0]])).toEqual([
      ['web', 'RSA-2048', 'RSA-2048'],
      ['mail', 'www', 'RSA 1024'],
      ['vpn', 'www', 'RSA 1024'],
      ['vpn', 'ECDH', 'ECDH'],
      ['db', 'ECDH', 'ECDH'],
    ]);
    const line = text.slice(0, text.indexOf('old,')).split('\n').length;
    expect(readMade(text).notes).toEqual([
      fill(words.brokenBlock, { file: 'file', line, label: 'CERTIFICATE' }),
    ]);
  });

  test('a table with a certificate and columns that nothing tells is asked about, and then read', () => {
    const key = '-----BEGIN PRIVATE KEY----- MIIB -----END PRIVATE KEY-----';
    const rows = [`web,x,${key}`, 'db,RSA-1024,'];
    for (const lines of [rows, ['a,b,c', ...rows]]) {
      const { ask, assets, notes } = readMade(lines.join('\n'));
      expect([ask?.rows[0], assets, notes]).toEqual([
        ['web', 'x', '-----BEGIN PRIVATE KEY-----'],
        [],
        [],
      ]);
      const answered = read('file', bytesOfMade(lines.join('\n')), { algorithm: 1, name: 0 });
      expect(answered.assets.map(({ name }) => name)).toEqual(['web', 'db']);
      expect(answered.notes).toEqual([expect.stringMatching('a private key')]);
    }
  });

  test.each([
    ['a title above the header', 'Our inventory\n\nSystem;Algorithm\nweb;RSA-2048\n'],
    ['a title with empty cells', 'Our inventory,,\nSystem,Algorithm,\nweb,RSA-2048,\n'],
    ['a header that is repeated', 'System,Algorithm\nweb,RSA-2048\nSystem,Algorithm\n'],
    ['a total', 'System,Algorithm\nweb,RSA-2048\nTotal,1\n'],
    ['a total in German', 'System;Algorithmus\nweb;RSA-2048\nSumme:;\n'],
  ])('%s is no asset', (_, text) => {
    const { assets, notes } = readMade(text);
    expect([assets.map(({ system }) => system), notes]).toEqual([['web'], []]);
  });

  test('rows are counted as spreadsheet programs do, with titles and empty ones', () => {
    const text = 'Our inventory\n\nAlgorithm,Expires\n\n,\nRSA-2048,soon\n';
    expect(readMade(text).notes).toEqual([
      fill(words.unclearDay.one, { file: 'file', row: 6, cell: 'soon' }),
    ]);
  });

  test('a list under one heading is a table, and prose under it is none', () => {
    expect(said('Algorithm\nRSA, 1024\n\nML-DSA-65\n')).toMatchObject([
      { verdict: 'weak' },
      { verdict: 'safe' },
    ]);
    expect(readMade('Algorithm\nsee below\n').assets).toEqual([]);
  });

  test('a table without a header loses no row', () => {
    const text = 'web,RSA-1024\ndb,ECDH\n';
    expect(readMade(text).ask).toEqual({
      header: ['', ''],
      rows: [
        ['web', 'RSA-1024'],
        ['db', 'ECDH'],
      ],
    });
    const { assets } = read('file', bytesOfMade(text), { algorithm: 1, name: 0 });
    expect(assets.map(({ name }) => name)).toEqual(['web', 'db']);
  });
});
