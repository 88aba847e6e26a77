import { generateKeyPairSync } from 'node:crypto';

import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { describe, expect, test } from 'vitest';

import { judge } from '../judge.ts';
import { read } from './read.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const readText = (text: string, name = 'file') => read(name, bytesOf(text));
const readJson = (value: unknown) => readText(JSON.stringify(value));
const said = (text: string) =>
  readText(text).assets.map((asset) => ({
    name: asset.name,
    system: asset.system,
    verdict: judge(asset).first.verdict,
    parts: asset.parts.map(({ written }) => written),
  }));

const bill = (components: readonly object[], more: object = {}) =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components, ...more });
const algorithm = (name: string, properties: object = {}, more: object = {}) => ({
  type: 'cryptographic-asset',
  name,
  cryptoProperties: { assetType: 'algorithm', algorithmProperties: properties },
  ...more,
});

describe('CycloneDX', () => {
  test('algorithms are found by identifier, name, primitive, set and curve', () => {
    const found = said(
      bill([
        algorithm('AES-128-GCM', { primitive: 'ae' }),
        {
          ...algorithm('The signature'),
          cryptoProperties: { assetType: 'algorithm', oid: '2.16.840.1.101.3.4.3.18' },
        },
        algorithm('RSA', {
          primitive: 'pke',
          parameterSetIdentifier: '1024',
          cryptoFunctions: ['encrypt'],
        }),
        algorithm('ECDH', { primitive: 'key-agree', curve: 'P-256' }),
        algorithm('ML-KEM', { primitive: 'kem', parameterSetIdentifier: '768' }),
        algorithm('X25519MLKEM768', { primitive: 'combiner' }),
        algorithm('Kyber', { primitive: 'kem', parameterSetIdentifier: '768' }),
        algorithm('SIKEp434', { primitive: 'kem' }),
        algorithm('house-cipher-9', { primitive: 'unknown' }),
      ]),
    );
    expect(found.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['AES-128-GCM', 'safe'],
      ['The signature', 'safe'],
      ['RSA', 'weak'],
      ['ECDH', 'shor'],
      ['ML-KEM', 'safe'],
      ['X25519MLKEM768', 'hybrid'],
      ['Kyber', 'draft'],
      ['SIKEp434', 'historical'],
      ['house-cipher-9', 'unknown'],
    ]);
  });

  test('a level in the file is shown, and never trusted above the algorithm', () => {
    const [asset] = readText(
      bill([algorithm('RSA-2048', { primitive: 'signature', nistQuantumSecurityLevel: 5 })]),
    ).assets;
    expect(asset?.level).toBe(5);
    expect(asset && judge(asset).first.verdict).toBe('shor');
  });

  test('what is around a component says where it is, whose it is, and for how long it is secret', () => {
    const { assets } = readText(
      bill([
        {
          type: 'application',
          name: 'archive',
          properties: [
            { name: 'acme:secrecy-years', value: '25' },
            { name: 'owner', value: 'Records' },
          ],
          components: [
            algorithm(
              'RSA-2048',
              {},
              {
                evidence: {
                  occurrences: [{ location: 'a.java', line: 4 }, { location: 'b.java' }],
                },
              },
            ),
          ],
        },
      ]),
    );
    expect(assets).toEqual([
      expect.objectContaining({
        system: 'archive',
        owner: 'Records',
        secrecy: 25,
        place: 'a.java:4 and 1 more place',
      }),
    ]);
  });

  test('a component that depends on an asset is its system, and a certificate follows its references', () => {
    const found = said(
      bill(
        [
          { type: 'library', name: 'libtls', 'bom-ref': 'lib' },
          algorithm('SHA256withRSA', { primitive: 'signature' }, { 'bom-ref': 'sig' }),
          {
            type: 'cryptographic-asset',
            name: 'cert',
            'bom-ref': 'cert',
            cryptoProperties: {
              assetType: 'certificate',
              certificateProperties: {
                subjectName: 'CN=www.example.com, O=Example',
                issuerName: 'CN=Root',
                signatureAlgorithmRef: 'sig',
                subjectPublicKeyRef: 'key',
              },
            },
          },
          {
            type: 'cryptographic-asset',
            name: 'RSA-2048',
            'bom-ref': 'key',
            cryptoProperties: {
              assetType: 'related-crypto-material',
              relatedCryptoMaterialProperties: { type: 'public-key' },
            },
          },
        ],
        { dependencies: [{ ref: 'lib', dependsOn: ['cert'] }] },
      ),
    );
    expect(found[1]).toMatchObject({
      name: 'www.example.com',
      system: 'libtls',
      parts: ['RSA-2048', 'SHA256withRSA'],
    });
  });

  test('the form of CBOM 1.0, and a bill made by the library, are read', () => {
    const old = {
      bomFormat: 'CBOM',
      specVersion: '1.4-cbom-1.0',
      components: [
        {
          type: 'crypto-asset',
          name: 'DH',
          cryptoProperties: {
            assetType: 'algorithm',
            algorithmProperties: { primitive: 'keyagree' },
          },
        },
      ],
    };
    expect(said(JSON.stringify(old))).toMatchObject([{ name: 'DH', verdict: 'shor' }]);
    const made = new Models.Bom();
    made.components.add(new Models.Component(Enums.ComponentType.Library, 'left-pad'));
    const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
    const text = new Serialize.JsonSerializer(factory).serialize(made);
    expect(readText(text).notes).toEqual([
      expect.stringContaining('no cryptographic assets in this file, only 1 library'),
    ]);
  });
});

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
    const rows = findings.map(({ id, ip, port, severity, finding: text }) =>
      [id, ip, port, severity, text].map((cell) => `"${cell}"`).join(','),
    );
    expect(said(['"id","fqdn/ip","port","severity","finding"', ...rows].join('\n'))).toMatchObject(
      expected,
    );
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

  test('ssh-audit is read, with hybrid key exchange and draft forms', () => {
    const host = (kex: string) => ({
      target: 'host:22',
      banner: {},
      kex: [{ algorithm: kex }, { algorithm: 'curve25519-sha256' }],
      enc: ['aes256-ctr'],
      mac: [],
      key: [{ algorithm: 'ssh-ed25519' }],
    });
    expect(
      said(
        JSON.stringify([
          host('mlkem768x25519-sha256'),
          host('sntrup761x25519-sha512'),
          host('sntrup4591761x25519-sha512@tinyssh.org'),
        ]),
      )
        .filter(({ name }) => name === 'SSH')
        .map(({ verdict }) => verdict),
    ).toEqual(['hybrid', 'hybrid', 'draft']);
  });

  test('nmap is read', () => {
    const xml = `<?xml version="1.0"?><nmaprun><host><address addr="192.0.2.1"/><hostnames><hostname name="www.example.com"/></hostnames><ports><port portid="443"><script id="ssl-enum-ciphers"><table key="TLSv1.2"><table key="ciphers"><table><elem key="name">TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256</elem><elem key="kex_info">ecdh_x25519</elem></table></table></table></script></port></ports></host></nmaprun>`;
    expect(said(xml)).toMatchObject([
      { name: 'TLS 1.2', system: 'www.example.com', verdict: 'shor' },
    ]);
  });
});

describe('keys of SSH', () => {
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

  test('a table whose columns nothing tells is asked about, and then read', () => {
    const text = 'a,b\nweb,RSA-2048\n';
    expect(readText(text).ask).toEqual({ header: ['a', 'b'], rows: [['web', 'RSA-2048']] });
    const { assets } = read('file', bytesOf(text), { algorithm: 1, name: 0 });
    expect(assets).toMatchObject([{ name: 'web', parts: [{ written: 'RSA-2048' }] }]);
  });
});

describe('bad input gets one sentence, and stops nothing', () => {
  const utf16 = (text: string) =>
    Uint8Array.from(
      ['\uFEFF', ...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
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
  ])('%s', (_, text, expected) => {
    const { assets, notes } = readText(text);
    expect(assets).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(expected)]);
  });

  test('a byte-order mark and UTF-16 are no hindrance', () => {
    expect(readText(`\uFEFF${cbom}`).assets).toHaveLength(1);
    expect(read('file', utf16(cbom)).assets).toHaveLength(1);
  });

  test('arrays a hundred thousand deep end in a sentence or in nothing', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(readText(deep).notes).toHaveLength(1);
    const nested = `${'{"components":['.repeat(50_000)}${']}'.repeat(50_000)}`;
    const whole = `{"bomFormat":"CycloneDX","components":[${nested}]}`;
    expect(readText(whole).notes).toHaveLength(1);
  });

  test('names of fields that objects inherit are fields like any other', () => {
    const text = `{"bomFormat":"CycloneDX","__proto__":{"components":[]},"components":[{"type":"cryptographic-asset","name":"constructor","cryptoProperties":{"assetType":"toString"}}]}`;
    expect(said(text)).toMatchObject([{ name: 'constructor', verdict: 'unknown' }]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  test('what a file writes is one line of bounded length, without signs that turn text around', () => {
    const [asset] = readJson(
      JSON.parse(bill([algorithm(`RSA\u202e2048\n<img src=x>${'a'.repeat(50_000)}`)])),
    ).assets;
    expect(asset?.name).toMatch(/^RSA 2048 <img src=x>a+…$/);
    expect(asset?.name.length).toBeLessThanOrEqual(240);
  });

  test('a file’s own name is shown as text', () => {
    expect(readText('', '<b>\u202ex').notes).toEqual(['<b> x is empty.']);
  });
});
