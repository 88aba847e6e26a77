import { generateKeyPairSync } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { fill } from '../../../lib/text/fill.ts';
import { judge } from '../judge.ts';
import { bytesOfMade, readMade, said } from './made-files.ts';
import { read } from './read.ts';
import * as words from './words.ts';

describe('SSH keys', () => {
  const string = (bytes: Uint8Array) => [
    ...new Uint8Array([0, 0, bytes.length >> 8, bytes.length & 255]),
    ...bytes,
  ];
  const rsaLine = (bits: number) => {
    const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export(
      { format: 'jwk' },
    );
    const integer = (text: string) =>
      string(Uint8Array.from([0, ...Buffer.from(text, 'base64url')]));
    const key = [...string(Buffer.from('ssh-rsa')), ...integer(e), ...integer(n)];
    return `ssh-rsa ${Buffer.from(key).toString('base64')}`;
  };

  test('known_hosts, authorized_keys and public keys are read, hashed names too', () => {
    const ed = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ1qUO3HCPZvXuR4eB1w3MKl1Xg0g0q4M1c0YQ1bT0aB';
    const found = said(
      [
        '# a comment',
        `host1,192.0.2.1 ${rsaLine(1024)}`,
        `|1|abc=|def= ${ed}`,
        `@cert-authority *.example.com ${ed}`,
        `no-pty,command="a b" ${rsaLine(2048)} someone@laptop`,
        'not a key',
      ].join('\r\n'),
    );
    expect(
      found.map(({ name, system, parts, verdict }) => [name, system, parts[0], verdict]),
    ).toEqual([
      ['host1', 'host1', 'RSA 1024', 'weak'],
      ['file:3', '', 'ssh-ed25519', 'shor'],
      ['*.example.com', '*.example.com', 'ssh-ed25519', 'shor'],
      ['someone@laptop', '', 'RSA 2048', 'shor'],
    ]);
  });

  test('keys of RFC 4716 are read, with their comments, headers of two lines and either line end', () => {
    const block = (bits: number, ...headers: readonly string[]) => [
      '---- BEGIN SSH2 PUBLIC KEY ----',
      ...headers,
      ...(rsaLine(bits)
        .slice('ssh-rsa '.length)
        .match(/.{1,70}/g) ?? []),
      '---- END SSH2 PUBLIC KEY ----',
    ];
    const lines = [
      ...block(1024, 'Comment: "old key"'),
      ...block(2048, 'x-note: it goes \\', 'on', 'Subject: me'),
    ];
    for (const end of ['\n', '\r\n']) {
      const { assets, notes } = readMade(lines.join(end), 'key.pub');
      expect(notes).toEqual([]);
      expect(assets.map(({ name, place, parts }) => [name, place, parts[0]?.written])).toEqual([
        ['old key', ':1', 'RSA 1024'],
        ['key.pub', `:${lines.lastIndexOf('---- BEGIN SSH2 PUBLIC KEY ----') + 1}`, 'RSA 2048'],
      ]);
    }
  });

  test('a revoked key is not in use', () => {
    const lines = [`@revoked * ${rsaLine(1024)}`, `host1 ${rsaLine(2048)}`];
    expect(readMade(lines.join('\n'))).toMatchObject({ assets: [{ name: 'host1' }], notes: [] });
  });

  test('a first host with a port of its own is no JSON', () => {
    expect(said(`[host.example]:2222 ${rsaLine(2048)}\n`)).toMatchObject([
      { system: '[host.example]:2222', verdict: 'shor' },
    ]);
  });
});

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

  const expiring = (...dates: readonly string[]) =>
    readMade(
      ['System;Algorithm;Expires', ...dates.map((date) => `web;RSA-2048;"${date}"`)].join('\n'),
    );

  test.each([
    ['2027/12/31', '2027-12-31'],
    ['12/31/2027', '2027-12-31'],
    ['12/31/2027 11:59:59 PM', '2027-12-31'],
    ['31/12/2027 23:59', '2027-12-31'],
    ['31-12-2027', '2027-12-31'],
    ['31.12.2027', '2027-12-31'],
    ['3. 4. 2027', '2027-04-03'],
    ['05/05/2027', '2027-05-05'],
    ['31-Dec-2027', '2027-12-31'],
    ['December 31, 2027', '2027-12-31'],
    ['Jun  1 12:00:00 2027 GMT', '2027-06-01'],
    ['notAfter=Jun 11 12:00:00 2027 GMT', '2027-06-11'],
    ['Tue Jun 01 12:00:00 CEST 2027', '2027-06-01'],
    ['', undefined],
    ['–', undefined],
    ['n/a', undefined],
    ['Never', undefined],
  ])('a cell with %j as a date says one day or none', (written, day) => {
    const { assets, notes } = expiring(written);
    expect([assets.map(({ expires }) => expires), notes]).toEqual([[day], []]);
  });

  test.each([
    '03/04/2027',
    '3-4-2027',
    '31/02/2027',
    '12.31.2027',
    '31.12.27',
    '46752',
    'Foo 12 2027',
    'soon',
  ])('of %s, which could be another day or none, one sentence says what to do', (date) => {
    const { assets, notes } = expiring('2027-12-31', date);
    expect(assets.map(({ expires }) => expires)).toEqual(['2027-12-31', undefined]);
    expect(notes).toEqual([fill(words.unclearDay.one, { file: 'file', row: 3, cell: date })]);
  });

  test('many unclear dates are one sentence, which names the first', () => {
    const { assets, notes } = expiring('12/31/2027', '03/04/2027', '04/05/2027');
    expect(assets).toHaveLength(3);
    expect(notes).toEqual([expect.stringMatching(/2 dates .* in row 3 \(“03\/04\/2027”\)/)]);
  });

  const secretFor = (...years: readonly string[]) =>
    readMade(
      ['System;Algorithm;Secrecy', ...years.map((cell) => `web;RSA-2048;${cell}`)].join('\n'),
    );

  test.each([
    ['25', 25],
    ['25 years', 25],
    ['7,5 Jahre', 7.5],
    ['1y', 1],
    ['0', 0],
    ['', undefined],
    ['n/a', undefined],
    ['–', undefined],
  ])('a cell with %j as years says how many or none', (written, years) => {
    const { assets, notes } = secretFor(written);
    expect([assets.map(({ secrecy }) => secrecy), notes]).toEqual([[years], []]);
  });

  test.each(['forever', 'unbegrenzt', '-5', '10-15', '2045-01-01'])(
    'of %s, which is no number of years, one sentence says what to do',
    (cell) => {
      const { assets, notes } = secretFor('25', cell);
      expect(assets.map(({ secrecy }) => secrecy)).toEqual([25, undefined]);
      expect(notes).toEqual([fill(words.unclearYears.one, { file: 'file', row: 3, cell })]);
    },
  );

  test('a table whose columns nothing tells is asked about, and then read', () => {
    const text = 'a,b\nweb,RSA-2048\n';
    expect(readMade(text).ask).toEqual({ header: ['a', 'b'], rows: [['web', 'RSA-2048']] });
    const { assets } = read('file', bytesOfMade(text), { algorithm: 1, name: 0 });
    expect(assets).toMatchObject([{ name: 'web', parts: [{ written: 'RSA-2048' }] }]);
  });
});
