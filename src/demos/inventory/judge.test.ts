import { describe, expect, test } from 'vitest';

import { algorithms, find, nameOfOid } from './algorithms/find.ts';
import type { Job } from './algorithms/algorithm.ts';
import { part } from './asset.ts';
import { judgePart } from './judge.ts';

const verdictOf = (written: string, job: Job = 'either') =>
  judgePart({ what: 'unsaid', job, written }).verdict;
const numbered = (arc: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${arc}${first + index}`);

describe('the table of algorithms', () => {
  test('has each identifier once, and finds itself by each name', () => {
    const all = algorithms.flatMap(({ oids = {} }) => Object.keys(oids));
    expect(all.filter((oid, index) => all.indexOf(oid) !== index)).toEqual([]);
    for (const { id, oids = {} } of algorithms)
      for (const [oid, name] of Object.entries(oids))
        expect([oid, find(name).map(({ algorithm }) => algorithm.id)]).toEqual([
          oid,
          expect.arrayContaining([expect.stringMatching(id === 'composite-draft' ? id : /./)]),
        ]);
  });

  // NIST’s register of algorithms for Computer Security Objects, as of November 2026.
  test('knows every signature and key exchange of NIST’s register', () => {
    const signatures = numbered('2.16.840.1.101.3.4.3.', 1, 46);
    expect(signatures.filter((oid) => nameOfOid(oid) === undefined)).toEqual([]);
    for (const oid of numbered('2.16.840.1.101.3.4.3.', 17, 46))
      expect(verdictOf(oid)).toBe('safe');
    for (const oid of numbered('2.16.840.1.101.3.4.4.', 1, 3)) expect(verdictOf(oid)).toBe('safe');
    for (const oid of numbered('2.16.840.1.101.3.4.2.', 1, 12)) expect(verdictOf(oid)).toBe('safe');
  });

  // IANA’s registers "TLS Supported Groups" and "SSH Key Exchange Method Names".
  test.each([
    [
      'shor',
      'secp256r1 secp384r1 secp521r1 x25519 x448 brainpoolP256r1 brainpoolP384r1tls13 curveSM2 GC256A ffdhe2048 ffdhe8192 secp256k1 sect283k1',
    ],
    ['weak', 'secp160r1 sect163k1 secp192r1'],
    ['safe', 'MLKEM512 MLKEM768 MLKEM1024'],
    ['hybrid', 'SecP256r1MLKEM768 X25519MLKEM768 SecP384r1MLKEM1024'],
    ['draft', 'X25519Kyber768Draft00 SecP256r1Kyber768Draft00'],
  ] as const)('calls groups of TLS %s', (verdict, groups) => {
    for (const group of groups.split(' '))
      expect([group, verdictOf(group, 'exchange')]).toEqual([group, verdict]);
  });

  test.each([
    [
      'shor',
      'diffie-hellman-group-exchange-sha256 diffie-hellman-group14-sha256 diffie-hellman-group18-sha512 ecdh-sha2-nistp256 curve25519-sha256 curve448-sha512 gss-group14-sha256 rsa2048-sha256',
    ],
    ['weak', 'diffie-hellman-group1-sha1 rsa1024-sha1'],
    [
      'hybrid',
      'mlkem768x25519-sha256 mlkem768nistp256-sha256 mlkem1024nistp384-sha384 sntrup761x25519-sha512 sntrup761x25519-sha512@openssh.com',
    ],
    ['draft', 'sntrup4591761x25519-sha512@tinyssh.org x25519-kyber-512r3-sha256-d00@amazon.com'],
  ] as const)('calls key exchanges of SSH %s', (verdict, names) => {
    for (const name of names.split(' '))
      expect([name, verdictOf(name, 'exchange')]).toEqual([name, verdict]);
  });
});

describe('a verdict', () => {
  test.each([
    ['RSA-2048', 'signature', 'shor', 'forged'],
    ['RSA-2048', 'exchange', 'shor', 'recorded'],
    ['RSA-2048', 'either', 'shor', 'use-unsaid'],
    ['RSA-1024', 'signature', 'weak', 'short-key'],
    ['SHA1withRSA', 'signature', 'weak', 'weak-hash'],
    ['ssh-rsa RSA 1024 SHA-1', 'signature', 'weak', 'short-key'],
    ['ML-DSA-65', 'either', 'safe', 'standard'],
    ['MLDSA65-ECDSA-P256-SHA512', 'signature', 'hybrid', 'hybrid'],
    ['Dilithium3', 'signature', 'draft', 'draft'],
    ['SIKEp434', 'exchange', 'historical', 'historical'],
    ['X25519-SIKE-p434', 'exchange', 'shor', 'historical-beside'],
    ['AES-128-GCM', 'cipher', 'safe', 'grover'],
    ['SHA-256', 'hash', 'safe', 'grover'],
    ['HMAC-SHA1', 'mac', 'safe', 'grover'],
    ['MD5', 'hash', 'weak', 'broken'],
    ['RC4', 'cipher', 'weak', 'broken'],
    ['SHA1', 'mac', 'safe', 'grover'],
    ['SHA1-HMAC', 'either', 'safe', 'grover'],
    ['MD5', 'mac', 'weak', 'broken'],
    ['MD5-HMAC', 'either', 'weak', 'broken'],
    ['none', 'cipher', 'weak', 'broken'],
    ['none', 'mac', 'weak', 'broken'],
    ['none', 'either', 'unknown', 'unlisted'],
    ['Dual_EC_DRBG', 'either', 'weak', 'broken'],
    ['HMAC_DRBG', 'either', 'safe', 'grover'],
    ['PBEWithSHAAnd3-KeyTripleDES-CBC', 'either', 'weak', 'broken'],
    ['PBEWithSHAAnd128BitRC4', 'either', 'weak', 'broken'],
    ['OID.1.2.840.113549.1.1.11', 'signature', 'shor', 'forged'],
    ['1.2.840.113549.1.1.5', 'signature', 'weak', 'weak-hash'],
    ['RS256', 'either', 'shor', 'forged'],
    ['PS512', 'either', 'shor', 'forged'],
    ['ES256', 'either', 'shor', 'forged'],
    ['ES256K', 'either', 'shor', 'forged'],
    ['EdDSA', 'either', 'shor', 'forged'],
    ['RSA-OAEP', 'either', 'shor', 'recorded'],
    ['ECDH-ES', 'either', 'shor', 'recorded'],
    ['HS256', 'either', 'safe', 'grover'],
    ['', 'either', 'unknown', 'unnamed'],
    ['house cipher', 'either', 'unknown', 'unlisted'],
  ] as const)('of %s for %s is %s', (written, job, verdict, why) => {
    expect(judgePart({ what: 'unsaid', job, written })).toMatchObject({ verdict, why });
  });

  test('of PBES1 with Triple DES has both of its algorithms', () => {
    const ids = find('PBEWithSHAAnd3-KeyTripleDES-CBC').map(({ algorithm }) => algorithm.id);
    expect(ids).toEqual(['sha-1', '3des']);
  });

  test.each([
    ['TLS 1.0', 'weak'],
    ['SSLv3', 'weak'],
    ['IKEv1', 'weak'],
    ['TLS 1.2', 'shor'],
    ['TLS 1.3', 'unknown'],
    ['TLS_1_0', 'weak'],
    ['TLS 1.2/1.0', 'weak'],
    ['TLS 1.3, 1.2', 'shor'],
  ])('of the protocol %s alone is %s', (written, verdict) => {
    expect(judgePart(part('protocol', written)).verdict).toBe(verdict);
  });

  test('orders key exchange before signatures that last, and those before the rest', () => {
    const groupOf = (job: Job, lasting?: 'code') =>
      judgePart({ what: 'unsaid', job, written: 'RSA-3072' }, { lasting }).group;
    expect([groupOf('exchange'), groupOf('signature', 'code'), groupOf('signature')]).toEqual([
      'record',
      'lasting',
      'login',
    ]);
  });
});

describe('a list or a plan', () => {
  test.each([
    ['RSA-2048 -> ML-DSA-65', 'shor'],
    ['RSA-2048 (planned: ML-KEM-768)', 'shor'],
    ['RSA-2048, ECDH P-256, ML-KEM-768', 'shor'],
    ['RSA-1024 / ML-DSA-65', 'weak'],
    ['X25519MLKEM768, P-256', 'shor'],
    ['X25519 ML-KEM-768', 'shor'],
    ['X25519 and ML-KEM-768', 'shor'],
    ['RSA-2048; Kyber768', 'shor'],
    ['ECDSA P-256 + ML-KEM-768', 'shor'],
    ['RSA 2048, 3DES', 'weak'],
    ['ECDH P-256, RC4', 'weak'],
    ['ML-KEM-768, Kyber768', 'draft'],
    ['ML-DSA-65 (planned)', 'unknown'],
    ['ML-KEM-768, ML-DSA-65', 'safe'],
    ['RSA-2048 des Servers', 'shor'],
    ['RSA-2048 (exp 65537)', 'shor'],
    [`ML-KEM-768 ${'x'.repeat(220)}…`, 'unknown'],
  ])('such as %s is judged by the worst: %s', (written, verdict) => {
    expect(verdictOf(written)).toBe(verdict);
  });

  test.each([
    'X25519MLKEM768',
    'SecP256r1MLKEM768',
    'mlkem768x25519-sha256',
    'sntrup761x25519-sha512',
    'p256_mldsa44',
    'rsa3072_mldsa44',
    'id-MLDSA65-ECDSA-P256-SHA512',
    'MLKEM768-ECDH-brainpoolP256r1-SHA3-256',
    'X25519+ML-KEM-768',
    'X25519 + ML-KEM-768',
    'ECDH P-256 + ML-KEM-768',
    'X-Wing',
    'aes256gcm16-sha384-x25519-ke1_mlkem768',
  ])('is not the hybrid %s', (written) => {
    expect(verdictOf(written)).toBe('hybrid');
  });

  test('says what its worst algorithm is for', () => {
    expect(judgePart(part('either', 'ML-KEM-768, ECDSA P-256'))).toMatchObject({
      job: 'signature',
      why: 'forged',
    });
  });
});

describe('a size', () => {
  test.each([
    ['weak', 'ElGamal 1024'],
    ['weak', 'ECDSA 192'],
    ['weak', 'ECDSA-160'],
    ['weak', 'EC 160'],
    ['weak', 'EC 192'],
    ['weak', '1024-bit RSA'],
    ['weak', 'RSA Public Key (1024 bit)'],
    ['weak', 'RSA with SHA-256 1024'],
    ['weak', 'RSA 1.024'],
    ['weak', 'RSA 1 024'],
    ['weak', "RSA 1'024"],
    ['weak', 'rsa 1024'],
    ['weak', 'DH Group 2'],
    ['weak', 'Unknown DH group (1024 bits)'],
    ['weak', 'RFC2409/Oakley Group 2'],
    ['weak', '2048-bit RSA, 1024-bit DSA'],
    ['weak', 'modp1024'],
    ['weak', 'aes128-sha1-modp1024'],
    ['weak', 'ecp192'],
    ['weak', '3des-sha1-modp2048'],
    ['shor', 'RSA with SHA-256 2048'],
    ['shor', 'RSA with SHA3-512'],
    ['shor', 'RSA 4.096'],
    ['shor', 'RSA key of 2019'],
    ['shor', 'ECDSA 256'],
    ['shor', 'ECDSA P-384 (192-bit security)'],
    ['shor', 'DH Group 14'],
    ['shor', 'modp2048s256'],
    ['shor', 'ecp256'],
    ['shor', 'ecp384'],
    ['shor', 'ecp256bp'],
    ['shor', 'aes256gcm16-prfsha384-ecp384'],
    ['safe', 'SHA 3 512'],
  ] as const)('is found, so that %s holds of %s', (verdict, written) => {
    expect(verdictOf(written)).toBe(verdict);
  });

  test('of a group of IKE is of a key exchange', () => {
    expect(judgePart(part('either', 'aes256gcm16-prfsha384-ecp384')).group).toBe('record');
    expect(judgePart(part('either', 'modp2048')).group).toBe('record');
  });
});
