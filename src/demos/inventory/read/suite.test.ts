import { describe, expect, test } from 'vitest';

import { judge } from '../judge.ts';
import { readMade, said } from './made-files.ts';

describe('a cell of a table', () => {
  test.each([
    ['AES128-GCM-SHA256', 'record', 'recorded', ['RSA', 'AES128-GCM']],
    ['AES256-SHA', 'record', 'recorded', ['RSA', 'AES256']],
    ['ECDHE-RSA-AES128-GCM-SHA256', 'record', 'recorded', ['ECDHE', 'AES128-GCM']],
    ['ECDHE-RSA-DES-CBC3-SHA', 'weak', 'broken', ['ECDHE', 'DES-CBC3']],
    ['ECDHE-RSA-RC4-SHA', 'weak', 'broken', ['ECDHE', 'RC4']],
    ['TLS_RSA_AES_128_GCM_SHA256', 'record', 'recorded', ['RSA', 'AES_128_GCM']],
    ['TLS_ECDHE_RSA_3DES_EDE_CBC_SHA1', 'weak', 'broken', ['ECDHE', '3DES_EDE_CBC']],
    ['tls_rsa_with_aes_128_cbc_sha', 'record', 'recorded', ['RSA', 'AES_128_CBC']],
    ['ADH-AES256-GCM-SHA384', 'weak', 'broken', ['DHE', 'AES256-GCM', 'ADH']],
    ['AECDH-AES128-SHA', 'weak', 'broken', ['ECDHE', 'AES128', 'AECDH']],
    ['TLS_DH_anon_WITH_AES_128_CBC_SHA', 'weak', 'broken', ['DHE', 'AES_128_CBC', 'anon']],
    ['DH_anon', 'weak', 'broken', ['DH_anon']],
    ['SHA1_WITH_RSA', 'weak', 'weak-hash', ['SHA1_WITH_RSA']],
    ['TLS 1.3 (X25519MLKEM768)', 'done', 'hybrid', ['X25519MLKEM768']],
    ['TLS 1.2 (X25519MLKEM768)', 'record', 'no-hybrid-below-13', ['TLS 1.2', 'X25519MLKEM768']],
    [
      'TLS 1.3 (X25519MLKEM768); TLS 1.0',
      'weak',
      'old-protocol',
      ['TLS 1.3, TLS 1.0', 'X25519MLKEM768); TLS 1.0'],
    ],
    [
      'TLS 1.3/1.2 (X25519MLKEM768)',
      'record',
      'no-hybrid-below-13',
      ['TLS 1.3/1.2', 'X25519MLKEM768'],
    ],
    ['TLS 1.2 RC4', 'weak', 'broken', ['TLS 1.2', 'RC4']],
    ['TLS 1.3 with AES-256', 'unknown', 'groups-decide', ['TLS 1.3', 'with AES-256']],
    ['AES-256-CBC-HMAC-SHA1', 'symmetric', 'grover', ['AES-256-CBC-HMAC-SHA1']],
    ['aes128-sha256-modp2048', 'record', 'recorded', ['aes128-sha256-modp2048']],
  ])('of %s the verdict is %s, because of what is %s', (cell, group, why, parts) => {
    const [asset] = readMade(`System,Algorithm\nweb,${cell}\n`).assets;
    expect(asset?.parts.map(({ written }) => written)).toEqual(parts);
    expect(asset && judge(asset).first).toMatchObject({ group, why });
  });

  test.each([' ', ',', ', ', ':', ';', '\n'])(
    'all suites of a cell are read, with %j',
    (between) => {
      const suites = [
        'TLS_AES_128_GCM_SHA256',
        ...Array.from({ length: 12 }, () => 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256'),
        '!aNULL',
        'TLS_EMPTY_RENEGOTIATION_INFO_SCSV',
        'RC4-SHA',
      ];
      const [asset] = readMade(`System,Algorithm\nweb,"${suites.join(between)}"\n`).assets;
      expect(asset?.parts.map(({ written }) => written)).toEqual([
        'TLS_AES_128_GCM_SHA256',
        'ECDHE',
        'AES_128_GCM',
        'RSA',
        'RC4',
      ]);
    },
  );

  test('no cell is so long that its end is lost', () => {
    const cell = [...Array.from({ length: 60 }, () => 'ML-KEM-768'), 'RSA-1024'].join(', ');
    expect(said(`System,Algorithm\nweb,"${cell}"\n`)).toMatchObject([{ verdict: 'weak' }]);
  });
});
