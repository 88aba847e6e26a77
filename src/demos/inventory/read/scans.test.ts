import { generateKeyPairSync } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { certificateOf, pemOf } from './made-certificates.ts';
import { readMade, said } from './made-files.ts';

const finding = (id: string, text: string, more: object = {}) => ({
  id,
  finding: text,
  severity: 'INFO',
  ip: 'www.example.com/192.0.2.1',
  port: '443',
  ...more,
});

describe('scans', () => {
  const findings = [
    finding('TLS1', 'offered (deprecated)'),
    finding(
      'cipher-tls1_xc014',
      'TLSv1 xc014 ECDHE-RSA-AES256-SHA ECDH 256 AES 256 TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA',
    ),
    finding('TLS1_3', 'offered with final'),
    finding('cipher-tls1_3_x1302', 'TLS_AES_256_GCM_SHA384'),
    finding('FS_KEMs', 'X25519MLKEM768'),
    finding('FS_ECDHE_curves', 'prime256v1 X25519'),
    finding('cert_keySize', 'RSA 2048 bits'),
    finding('cert_signatureAlgorithm', 'SHA256 with RSA'),
    finding('cert_commonName', 'www.example.com'),
    finding('cert_notAfter', '2027-01-14 12:00'),
  ];
  const expected = [
    { name: 'TLS 1.0', system: 'www.example.com', verdict: 'weak' },
    { name: 'TLS 1.3', system: 'www.example.com', verdict: 'hybrid' },
    { name: 'www.example.com', verdict: 'shor', parts: ['RSA 2048 bits', 'SHA256 with RSA'] },
  ];

  test('testssl.sh is read from both of its forms of JSON, and from its CSV', () => {
    expect(said(JSON.stringify(findings))).toMatchObject(expected);
    const pretty = {
      scanResult: [
        {
          targetHost: 'www.example.com',
          port: '443',
          protocols: findings.slice(0, 4),
          pfs: findings.slice(4, 6),
          serverDefaults: findings.slice(6),
        },
      ],
    };
    expect(said(JSON.stringify(pretty))).toMatchObject(expected);
    // In the table a certificate is in one line. This one is none, so the words about it are read.
    const cut = finding('cert', '-----BEGIN CERTIFICATE----- MAA= -----END CERTIFICATE-----');
    const rows = [...findings, cut].map(({ id, ip, port, severity, finding: text }) =>
      [id, ip, port, severity, text].map((cell) => `"${cell}"`).join(','),
    );
    expect(said(['"id","fqdn/ip","port","severity","finding"', ...rows].join('\n'))).toMatchObject(
      expected,
    );
  });

  test('a part of a scan that names no version is read', () => {
    const suite = finding('FS_ciphers', 'ECDHE-RSA-AES256-GCM-SHA384');
    const old = finding(
      'cipher-ssl2_x010080',
      'SSLv2 x010080 RC4-MD5 RSA RC4 128 SSL_CK_RC4_128_WITH_MD5',
    );
    expect(said(JSON.stringify([suite]))).toMatchObject([{ name: 'TLS', verdict: 'shor' }]);
    expect(said(JSON.stringify([old]))).toMatchObject([
      { name: 'SSL 2', parts: ['SSL 2', 'RSA', 'RC4', 'HMAC-MD5'] },
    ]);
  });

  test('certificates of authorities are read once', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const oid = '1.2.840.113549.1.1.11';
    const options = { issuer: 'Root', pair, algorithm: oid, hash: 'sha256' };
    const pem = pemOf('CERTIFICATE', certificateOf({ ...options, subject: 'Authority' }));
    const scan = [
      ...findings,
      finding('intermediate_cert <#1>', pem),
      finding('intermediate_cert <#2>', pem),
      finding('intermediate_cert_notAfter <#1>', '2027-06-01 12:00'),
    ];
    expect(said(JSON.stringify(scan))).toMatchObject([
      ...expected,
      { name: 'Authority', system: 'www.example.com', verdict: 'weak' },
    ]);
  });

  test('sslyze is read', () => {
    const suites = (...names: readonly string[]) => ({
      result: { accepted_cipher_suites: names.map((name) => ({ cipher_suite: { name } })) },
    });
    const scan = {
      server_scan_results: [
        {
          server_location: { hostname: 'www.example.com', port: 443 },
          scan_result: {
            tls_1_2_cipher_suites: suites(
              'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256',
              'TLS_RSA_WITH_RC4_128_SHA',
            ),
            tls_1_3_cipher_suites: suites('TLS_AES_256_GCM_SHA384'),
            elliptic_curves: { result: { supported_curves: [{ name: 'X25519' }] } },
          },
        },
      ],
    };
    expect(said(JSON.stringify(scan))).toMatchObject([
      { name: 'TLS 1.2', verdict: 'weak' },
      { name: 'TLS 1.3', verdict: 'shor' },
    ]);
  });

  // Seen to fail: such a scan had no asset.
  test('sslyze 3 and 4 are read, whose results are in other places', () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const subject = 'www.example.com';
    const pem = pemOf(
      'CERTIFICATE',
      certificateOf({ subject, pair, algorithm: '1.2.840.10045.4.3.2', hash: 'sha256' }),
    );
    const suite = 'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256';
    const scan = {
      server_scan_results: [
        {
          scan_commands_errors: {},
          scan_commands_results: {
            certificate_info: {
              certificate_deployments: [{ received_certificate_chain: [{ as_pem: pem }] }],
            },
            ssl_3_0_cipher_suites: { accepted_cipher_suites: [], tls_version_used: 'SSL_3_0' },
            tls_1_2_cipher_suites: {
              accepted_cipher_suites: [
                { cipher_suite: { name: suite }, ephemeral_key: { type_name: 'DH', size: 1024 } },
              ],
            },
            tls_1_3_cipher_suites: {
              accepted_cipher_suites: [{ cipher_suite: { name: 'TLS_AES_256_GCM_SHA384' } }],
            },
            elliptic_curves: { supported_curves: [{ name: 'X25519', openssl_nid: 1034 }] },
          },
          server_info: {
            server_location: { hostname: subject, ip_address: '192.0.2.1', port: 443 },
          },
        },
      ],
    };
    expect(said(JSON.stringify(scan))).toMatchObject([
      { name: 'TLS 1.2', system: subject, verdict: 'weak', parts: ['DHE 1024', 'AES-128'] },
      { name: 'TLS 1.3', system: subject, verdict: 'shor', parts: ['X25519', 'AES-256'] },
      { name: subject, system: subject, verdict: 'shor' },
    ]);
  });

  // Seen to fail: with words for “null” that no name has.
  test('a suite that encrypts nothing is weak, and keeps its name', () => {
    const none = [
      finding('TLS1_2', 'offered'),
      finding('cipher-tls1_2_x3b', 'TLSv1.2 x3b NULL-SHA256 RSA None TLS_RSA_WITH_NULL_SHA256'),
    ];
    expect(said(JSON.stringify(none))).toMatchObject([
      { verdict: 'weak', parts: expect.arrayContaining(['NULL']) },
    ]);
  });

  test('a hash in a suite is for a MAC, and no cipher is weak because of it', () => {
    const camellia = [
      finding('TLS1_2', 'offered'),
      finding('cipherorder_TLSv1_2', 'ECDHE-RSA-CAMELLIA256-SHA'),
    ];
    expect(said(JSON.stringify(camellia))).toMatchObject([
      { verdict: 'shor', parts: ['ECDHE', 'CAMELLIA256'] },
    ]);
  });

  test('nmap is read, with the certificate that its scan holds, under the name that was asked for', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const oid = '1.2.840.113549.1.1.11';
    const pem = pemOf(
      'CERTIFICATE',
      certificateOf({ subject: 'www.example.com', pair, algorithm: oid, hash: 'sha256' }),
    );
    const xml = `<?xml version="1.0"?><nmaprun><host><address addr="192.0.2.1"/><hostnames><hostname name="www.example.com" type="user"/><hostname name="host-1.example.net" type="PTR"/></hostnames><ports><port portid="443"><script id="ssl-cert"><elem key="pem">${pem.replaceAll('\n', '&#xa;')}</elem></script><script id="ssl-enum-ciphers"><table key="TLSv1.2"><table key="ciphers"><table><elem key="name">TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256</elem><elem key="kex_info">ecdh_x25519</elem></table></table></table></script></port></ports></host></nmaprun>`;
    expect(said(xml)).toMatchObject([
      { name: 'TLS 1.2', system: 'www.example.com', verdict: 'shor' },
      { name: 'www.example.com', system: 'www.example.com', verdict: 'weak' },
    ]);
  });

  describe('a short group for Diffie-Hellman is weak today', () => {
    const suite = 'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256';
    const sslyze = (size: number) => ({
      server_scan_results: [
        {
          server_location: { hostname: 'www.example.com', port: 443 },
          scan_result: {
            tls_1_2_cipher_suites: {
              result: {
                accepted_cipher_suites: [
                  { cipher_suite: { name: suite }, ephemeral_key: { type_name: 'DH', size } },
                ],
              },
            },
          },
        },
      ],
    });
    const testssl = (size: number) => [
      finding('TLS1_2', 'offered'),
      finding(
        'cipher-tls1_2_x9e',
        `TLSv1.2 x9e DHE-RSA-AES128-GCM-SHA256 DH ${size} AESGCM 128 ${suite}`,
      ),
    ];
    const nmap = (size: number) =>
      `<nmaprun><host><address addr="192.0.2.1"/><ports><port portid="443"><script id="ssl-enum-ciphers"><table key="TLSv1.2"><table key="ciphers"><table><elem key="name">${suite}</elem><elem key="kex_info">dh ${size}</elem></table></table></table></script></port></ports></host></nmaprun>`;

    test.each([
      ['sslyze', (size: number) => JSON.stringify(sslyze(size))],
      ['testssl.sh', (size: number) => JSON.stringify(testssl(size))],
      ['nmap', nmap],
    ] as const)('in a scan of %s', (_, scan) => {
      expect(said(scan(1024))).toMatchObject([{ name: 'TLS 1.2', verdict: 'weak' }]);
      expect(said(scan(2048))).toMatchObject([{ name: 'TLS 1.2', verdict: 'shor' }]);
    });
  });

  test('the name of a group may have blanks', () => {
    const groups = [
      finding('TLS1_3', 'offered'),
      finding('FS_KEMs', 'X25519MLKEM768'),
      finding('DH_groups', 'RFC3526/Oakley Group 14'),
    ];
    expect(readMade(JSON.stringify(groups)).assets).toMatchObject([
      { fallback: 'RFC3526/Oakley Group 14' },
    ]);
  });
});
