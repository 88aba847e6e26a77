import { generateKeyPairSync } from 'node:crypto';

import { expect, test } from 'vitest';

import { fill } from '../../../lib/text/fill.ts';
import { judge } from '../judge.ts';
import { certificateOf } from './made-certificates.ts';
import { readMade, said } from './made-files.ts';
import * as words from './words.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const bitcoin = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
const ed = generateKeyPairSync('ed25519');
const x = generateKeyPairSync('x25519');

const open = ({ publicKey }: typeof rsa) => publicKey.export({ format: 'jwk' });
const secret = ({ privateKey }: typeof rsa) => privateKey.export({ format: 'jwk' });
const setOf = (...keys: readonly object[]) => JSON.stringify({ keys });

test.each([
  [open(rsa), 'RSA 2048', 'shor'],
  [open(short), 'RSA 1024', 'weak'],
  [open(ec), 'EC P-256', 'shor'],
  [open(bitcoin), 'EC secp256k1', 'shor'],
  [open(ed), 'Ed25519', 'shor'],
  [open(x), 'X25519', 'shor'],
  [{ kty: 'AKP', alg: 'ML-DSA-65', pub: 'AA' }, 'ML-DSA-65', 'safe'],
  [{ kty: 'RSA', e: 'AQAB', n: '!' }, 'RSA', 'shor'],
  [{ kty: 'Other' }, 'Other', 'unknown'],
])('a key by itself and one in a set have its algorithm and size: %#', (key, written, verdict) => {
  for (const text of [JSON.stringify(key), setOf(key)]) {
    expect(said(text)).toEqual([{ name: 'file', system: '', verdict, parts: [written] }]);
    expect(readMade(text).notes).toEqual([]);
  }
});

test.each([
  [{ use: 'sig' }, 'login'],
  [{ use: 'enc' }, 'record'],
  [{ key_ops: ['verify'] }, 'login'],
  [{ key_ops: ['wrapKey', 'encrypt'] }, 'record'],
  [{ alg: 'RSA-OAEP-256' }, 'record'],
  [{ alg: 'RSA1_5' }, 'record'],
  [{ alg: 'ECDH-ES+A256KW' }, 'record'],
  [{ alg: 'RS256' }, 'login'],
  [{ alg: 'PS384' }, 'login'],
  [{ alg: 'ES256' }, 'login'],
  [{ alg: 'EdDSA' }, 'login'],
  [{ use: 'sig', alg: 'RSA-OAEP' }, 'record'],
])('what a key is for decides when it is due: %j', (more, group) => {
  const [asset] = readMade(JSON.stringify({ ...open(rsa), ...more })).assets;
  expect(asset && judge(asset).first.group).toBe(group);
});

test('the certificate of a key says more than the key, and one that can’t be read says nothing', () => {
  const der = certificateOf({
    subject: 'Sign-in',
    pair: rsa,
    algorithm: '1.2.840.113549.1.1.11',
    hash: 'sha256',
  });
  const x5c = [Buffer.from(der).toString('base64')];
  const { assets } = readMade(
    setOf({ ...open(rsa), x5c }, { ...open(ec), kid: 'last', x5c: ['!'] }),
  );
  expect(assets.map(({ kind, name, expires }) => [kind, name, expires])).toEqual([
    ['certificate', 'Sign-in', '2027-06-01'],
    ['key', 'last', undefined],
  ]);
});

test('a chain is read whole, for what the key is for, and authorities once', () => {
  const rsaSha256 = { algorithm: '1.2.840.113549.1.1.11', hash: 'sha256' };
  const [own, root] = ['Own', 'Root'].map((subject) =>
    Buffer.from(certificateOf({ subject, issuer: 'Root', pair: rsa, ...rsaSha256 })).toString(
      'base64',
    ),
  );
  const { assets, notes } = readMade(
    setOf(
      { ...open(rsa), kid: 'k1', use: 'enc', x5c: [own, root] },
      { ...open(rsa), kid: 'k2', alg: 'RS256', x5c: [own, root, '!'] },
    ),
  );
  expect(assets.map(({ name, place, parts }) => [name, place, parts[0]?.job])).toEqual([
    ['Own', 'k1', 'exchange'],
    ['Own', 'k2', 'signature'],
    ['Root', '', 'signature'],
  ]);
  expect(notes).toEqual([fill(words.brokenChain.one, { file: 'file', count: 1 })]);
});

test('private keys of a set are refused by name, and what is beside them is read', () => {
  const { assets, notes } = readMade(
    setOf(
      { ...open(ec), kid: 'first' },
      { ...secret(rsa), kid: 'second' },
      { kty: 'oct', k: 'AA' },
      { kty: 'AKP', alg: 'ML-DSA-65', priv: 'AA' },
      { ...open(ed), kid: 'last' },
    ),
  );
  expect(assets.map(({ name }) => name)).toEqual(['first', 'last']);
  expect(notes).toEqual(
    ['file, second', 'file', 'file'].map((file) => fill(words.privateKey, { file })),
  );
});

test('a private key inside other JSON is refused, too', () => {
  const { assets, notes } = readMade(JSON.stringify({ signing: secret(ec) }));
  expect([assets, notes]).toEqual([[], [fill(words.privateKey, { file: 'file' })]]);
});
