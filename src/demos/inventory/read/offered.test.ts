import { describe, expect, test } from 'vitest';

import { readMade, said } from './made-files.ts';

describe('what a server offers', () => {
  test('to encrypt nothing makes a server of SSH weak', () => {
    const host = {
      target: 'host:22',
      banner: {},
      kex: ['mlkem768x25519-sha256'],
      enc: ['aes256-ctr', 'none'],
      mac: ['hmac-sha2-256', 'none'],
      key: [],
    };
    const [server] = readMade(JSON.stringify(host)).assets;
    expect(server?.parts.filter(({ written }) => written === 'none')).toHaveLength(2);
    expect(said(JSON.stringify(host))).toMatchObject([{ name: 'SSH', verdict: 'weak' }]);
  });

  describe('for Diffie-Hellman in a group that TLS 1.3 does not have', () => {
    const scan = (...findings: readonly (readonly [id: string, finding: string])[]) =>
      said(
        JSON.stringify(
          [
            ['TLS1_3', 'offered'],
            ['cipher-tls1_3_x1302', 'TLS_AES_256_GCM_SHA384'],
            ['FS_KEMs', 'X25519MLKEM768'],
            ...findings,
          ].map(([id, finding]) => ({ id, finding, severity: 'INFO', ip: 'a/', port: '443' })),
        ),
      ).map(({ name, verdict }) => [name, verdict]);
    const short = ['DH_groups', 'RFC2409/Oakley Group 2'] as const;
    const dhe = (id: string) => [id, 'x9e DHE-RSA-AES128-GCM-SHA256 DH 2048'] as const;
    const ecdhe = (id: string) => [id, 'xc02f ECDHE-RSA-AES128-GCM-SHA256 ECDH 253'] as const;

    test.each([
      [
        'is of the version with DHE',
        [
          ['TLS1_1', 'offered'],
          ecdhe('cipher-tls1_1_xc02f'),
          ['TLS1_2', 'offered'],
          dhe('cipher-tls1_2_x9e'),
        ],
        [
          ['TLS 1.3', 'hybrid'],
          ['TLS 1.1', 'weak'],
          ['TLS 1.2', 'weak'],
        ],
      ],
      [
        'is of the older version if none names DHE',
        [['TLS1_2', 'offered'], ecdhe('cipher-tls1_2_xc02f')],
        [
          ['TLS 1.3', 'hybrid'],
          ['TLS 1.2', 'weak'],
        ],
      ],
      [
        'is of a version that is not named',
        [],
        [
          ['TLS', 'weak'],
          ['TLS 1.3', 'hybrid'],
        ],
      ],
    ] as const)('it %s', (_, findings, expected) => {
      expect(scan(short, ...findings)).toEqual(expected);
    });

    test('TLS 1.3 keeps those of RFC 7919', () => {
      expect(
        scan(['DH_groups', 'ffdhe2048'], ['TLS1_2', 'offered'], dhe('cipher-tls1_2_x9e')),
      ).toEqual([
        ['TLS 1.3', 'hybrid'],
        ['TLS 1.2', 'shor'],
      ]);
    });
  });
});
