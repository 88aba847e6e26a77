import { toBase64 } from '../../lib/seal/bytes.ts';

/*
 * The inventory of a bank that does not exist, as its programs would write it. Everything in it goes through the
 * readers, so it shows what they do with hard cases, too.
 */

type Use = { readonly suite?: string; readonly groups?: readonly string[] };

const classical: Use = { suite: 'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384' };
const modern: Use = { suite: 'TLS_AES_256_GCM_SHA384', groups: ['X25519'] };
const hybrid: Use = { suite: 'TLS_AES_256_GCM_SHA384', groups: ['X25519MLKEM768', 'X25519'] };

type Algorithm = readonly [primitive: string, name: string];

type Service = {
  readonly name: string;
  readonly count: number;
  readonly tls?: Use & { readonly version: string };
  readonly algorithms?: readonly Algorithm[];
  /** Years for which its records must stay secret. */
  readonly secrecy?: number;
  readonly lasting?: string;
};

const tls12 = { version: '1.2', ...classical };
const tls13 = { version: '1.3', ...modern };
const post = { version: '1.3', ...hybrid };

const signing: readonly Algorithm[] = [
  ['signature', 'RSA-3072 with SHA-256'],
  ['signature', 'LMS'],
];

/** The groups of systems that the page for enterprises ranks, with their years of secrecy. */
const services: readonly Service[] = [
  { name: 'mortgage-files', count: 14, secrecy: 30, tls: tls12 },
  {
    name: 'estate-files',
    count: 9,
    secrecy: 30,
    tls: tls12,
    algorithms: [['pke', 'RSA-OAEP-2048']],
  },
  { name: 'identity-files', count: 8, secrecy: 10, tls: tls13 },
  { name: 'wire-archive', count: 22, secrecy: 7, tls: tls12 },
  { name: 'settlement', count: 20, secrecy: 5, tls: tls13 },
  { name: 'trading', count: 18, secrecy: 5, algorithms: [['kem', 'ML-KEM-768']] },
  { name: 'card-switch', count: 16, secrecy: 4, tls: post },
  {
    name: 'cash-machine',
    count: 25,
    secrecy: 4,
    tls: { version: '1.0', suite: 'TLS_RSA_WITH_3DES_EDE_CBC_SHA' },
  },
  {
    name: 'branch',
    count: 27,
    secrecy: 3,
    tls: { version: '1.2', suite: 'TLS_DHE_RSA_WITH_AES_128_GCM_SHA256' },
  },
  { name: 'node', count: 14, secrecy: 3, algorithms: [['mac', 'HMAC-SHA-256']] },
  { name: 'transfer', count: 6, secrecy: 3, algorithms: [['ae', 'AES-256-GCM']] },
  { name: 'code-signing', count: 2, secrecy: 3, algorithms: signing, lasting: 'code' },
  {
    name: 'time-stamps',
    count: 1,
    secrecy: 3,
    algorithms: [['signature', 'ECDSA P-256 with SHA-256']],
    lasting: 'document',
  },
  { name: 'www', count: 25, secrecy: 1, algorithms: [['ae', 'AES-256-GCM']] },
];

const numbered = (name: string, count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, index) => `${name}-${String(index + 1).padStart(2, '0')}.bank.example`,
  );

const property = (name: string, value: string | number | undefined) =>
  value === undefined ? [] : [{ name: `inventory:${name}`, value: String(value) }];

function applicationOf(system: string, service: Service) {
  const { tls, algorithms = [], secrecy, lasting } = service;
  const protocol = tls && {
    type: 'cryptographic-asset',
    name: `TLS ${tls.version}`,
    cryptoProperties: {
      assetType: 'protocol',
      protocolProperties: {
        type: 'tls',
        version: tls.version,
        cipherSuites: [{ name: tls.suite, tlsGroups: tls.groups ?? [] }],
      },
    },
  };
  const used = algorithms.map(([primitive, name]) => ({
    type: 'cryptographic-asset',
    name,
    cryptoProperties: { assetType: 'algorithm', algorithmProperties: { primitive } },
    properties: property('lasting', lasting),
    evidence: { occurrences: [{ location: 'src/crypto.java', line: 40 }] },
  }));
  return {
    type: 'application',
    'bom-ref': system,
    name: system,
    properties: [...property('secrecy-years', secrecy), ...property('owner', service.name)],
    components: [...(protocol ? [protocol] : []), ...used],
  };
}

const cbom = () =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: services.flatMap((service) =>
      numbered(service.name, service.count).map((system) => applicationOf(system, service)),
    ),
  });

/** What testssl.sh finds at a web server. */
function scanOf(host: string, index: number) {
  const said = (id: string, finding: string) => ({
    id,
    ip: `${host}/192.0.2.${index + 1}`,
    port: '443',
    severity: 'INFO',
    finding,
  });
  const isNew = index % 3 === 0;
  const key = index % 4 === 0 ? 'EC 256 bits (curve P-256)' : 'RSA 2048 bits';
  return [
    said('TLS1_2', 'offered'),
    said('cipher-tls1_2_xc030', 'ECDHE-RSA-AES256-GCM-SHA384'),
    said('TLS1_3', 'offered with final'),
    said('cipher-tls1_3_x1302', 'TLS_AES_256_GCM_SHA384'),
    said('FS_ECDHE_curves', 'prime256v1 X25519'),
    ...(isNew ? [said('FS_KEMs', 'X25519MLKEM768')] : []),
    ...(index === 7 ? [said('FS_KEMs', 'X25519Kyber768Draft00')] : []),
    said('cert_keySize', key),
    said(
      'cert_signatureAlgorithm',
      index === 24 ? 'SHA1 with RSA' : index % 4 === 0 ? 'ECDSA with SHA256' : 'SHA256 with RSA',
    ),
    said('cert_commonName', host),
    said('cert_notAfter', `2027-${String((index % 12) + 1).padStart(2, '0')}-14 12:00`),
  ];
}

const scan = () => JSON.stringify(numbered('www', 25).flatMap(scanOf));

/** An SSH key with the right lengths and no meaning (RFC 4253, 6.6). */
function sshKey(type: string, ...lengths: readonly number[]): string {
  const strings = [
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    ...lengths.map((length) => new Uint8Array(length).fill(7)),
  ];
  const bytes = strings.flatMap((one) => [0, 0, one.length >> 8, one.length & 255, ...one]);
  return `${type} ${toBase64(Uint8Array.from(bytes))}`;
}

const knownHosts = () => {
  const kinds = [
    sshKey('ssh-ed25519', 32),
    sshKey('ssh-rsa', 3, 384),
    sshKey('ecdsa-sha2-nistp256', 8, 65),
    sshKey('ssh-rsa', 3, 128),
  ];
  return numbered('node', 14)
    .map((host, index) => `${host} ${kinds[index % kinds.length] ?? ''}`)
    .join('\n');
};

const audit = () =>
  JSON.stringify(
    numbered('transfer', 6).map((host, index) => ({
      target: `${host}:22`,
      banner: { raw: 'SSH-2.0-OpenSSH_9.9' },
      kex: [
        [{ algorithm: 'mlkem768x25519-sha256' }, { algorithm: 'curve25519-sha256' }],
        [{ algorithm: 'sntrup761x25519-sha512' }, { algorithm: 'curve25519-sha256' }],
        [{ algorithm: 'ecdh-sha2-nistp256' }],
      ][index % 3],
      key: [{ algorithm: 'ssh-ed25519' }],
      enc: ['aes256-gcm@openssh.com'],
      mac: ['hmac-sha2-256'],
    })),
  );

const rows: readonly (readonly string[])[] = [
  ['System', 'Name', 'Algorithm', 'Use', 'Expires', 'Owner', 'Years of secrecy'],
  ['root-ca', 'Root of the bank', 'RSA-4096', 'signature', '2036-05-01', 'PKI', '3'],
  [
    'device-ca',
    'Root of devices',
    'MLDSA65-ECDSA-P256-SHA512',
    'signature',
    '2035-05-01',
    'PKI',
    '3',
  ],
  ['pilot-vpn', 'Pilot of 2022', 'X25519-SIKE-p434', 'key exchange', '', 'Network', '3'],
  ['pilot-vpn', 'Old tunnel', 'SIKEp434', 'key exchange', '', 'Network', '3'],
  ['lab-signing', 'Trial of 2023', 'Dilithium3', 'signature', '', 'Research', '3'],
  ['vault', 'Wrapping key', 'AES-256', '', '', 'PKI', '3'],
  ['broker-link', 'As the broker says', 'proprietary', 'key exchange', '', 'Trading', '3'],
  ['old-portal', 'Its certificate', 'MD5 with RSA-1024', 'signature', '2026-12-31', 'Sales', '3'],
  ['old-portal', 'What is behind it', '', '', '', 'Sales', '3'],
];

const table = () => rows.map((row) => row.join(',')).join('\n');

const label = 'PRIVATE KEY';

/** The files of the sample, by their names. */
export const sampleFiles = (): readonly File[] =>
  [
    ['bank-cbom.json', cbom()],
    ['bank-testssl.json', scan()],
    ['known_hosts', knownHosts()],
    ['ssh-audit.json', audit()],
    ['registry.csv', table()],
    // So that the page shows what it does with one. There is no key in it.
    ['left-behind.pem', `-----BEGIN ${label}-----\nQQ==\n-----END ${label}-----\n`],
  ].map(([name = '', text = '']) => new File([text], name));
