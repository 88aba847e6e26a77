import { generateKeyPairSync } from 'node:crypto';

import * as asn1 from 'asn1js';
import { expect, test } from 'vitest';

import { certificateOf, isAuthority, pemOf, purpose } from './made-certificates.ts';
import { judge } from '../judge.ts';
import { read } from './read.ts';

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const shortRsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
const ed = generateKeyPairSync('ed25519');
const mlDsa = generateKeyPairSync('ml-dsa-65');
const mlKem = generateKeyPairSync('ml-kem-768');
const slhDsa = generateKeyPairSync('slh-dsa-sha2-128s');

const oids = {
  rsaSha256: '1.2.840.113549.1.1.11',
  rsaSha1: '1.2.840.113549.1.1.5',
  ecdsaSha256: '1.2.840.10045.4.3.2',
  ed25519: '1.3.101.112',
  mlDsa65: '2.16.840.1.101.3.4.3.18',
  slhDsa128s: '2.16.840.1.101.3.4.3.20',
};

const subject = 'www.example.com';
const one = (bytes: Uint8Array<ArrayBuffer>) => {
  const [asset] = read('a', bytes).assets;
  if (!asset) throw new Error('Nothing was read');
  return judge(asset);
};
const written = (bytes: Uint8Array<ArrayBuffer>) =>
  one(bytes).asset.parts.map((part) => part.written);
const verdicts = (bytes: Uint8Array<ArrayBuffer>) => one(bytes).parts.map(({ verdict }) => verdict);
const bytesOf = (text: string) => new TextEncoder().encode(text);

const ofRsa = certificateOf({ subject, pair: rsa, algorithm: oids.rsaSha256, hash: 'sha256' });

test('a certificate has two answers: its key and the signature of its issuer', () => {
  expect(written(ofRsa)).toEqual(['RSA 2048', 'RSA-SHA-256']);
  const kem = certificateOf({
    subject,
    issuer: 'Root',
    pair: mlKem,
    signer: mlDsa.privateKey,
    algorithm: oids.mlDsa65,
  });
  expect(written(kem)).toEqual(['ML-KEM-768', 'ML-DSA-65']);
  expect(verdicts(kem)).toEqual(['safe', 'safe']);
  const mixed = certificateOf({
    subject,
    issuer: 'Root',
    pair: mlDsa,
    signer: ec.privateKey,
    algorithm: oids.ecdsaSha256,
    hash: 'sha256',
  });
  expect(verdicts(mixed)).toEqual(['safe', 'shor']);
  const last = certificateOf({ subject, pair: slhDsa, algorithm: oids.slhDsa128s });
  expect(written(last)).toEqual(['SLH-DSA-SHA2-128s', 'SLH-DSA-SHA2-128s']);
});

test('a certificate that OpenSSL trusts has more after it', () => {
  // What it is trusted for: an empty sequence.
  const trusted = Uint8Array.from([...ofRsa, 0x30, 0]);
  const texts = ['TRUSTED CERTIFICATE', 'CERTIFICATE'].map((label) => pemOf(label, trusted));
  expect(texts.map((text) => read('a', bytesOf(text)).assets.length)).toEqual([1, 0]);
});

test('a chameleon is two certificates', () => {
  const named = (tag: number, value: asn1.AsnType) =>
    new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: tag }, value: [value] });
  const identifier = new asn1.ObjectIdentifier({ value: oids.mlDsa65 });
  const key = asn1.fromBER(
    Uint8Array.from(mlDsa.publicKey.export({ type: 'spki', format: 'der' })).buffer,
  ).result;
  const outer = { subject, pair: ec, algorithm: oids.ecdsaSha256, hash: 'sha256' };
  for (const algorithm of [identifier, new asn1.Sequence({ value: [identifier] })]) {
    const value = new asn1.Sequence({
      value: [new asn1.Integer({ value: 8 }), named(0, algorithm), key],
    });
    const extensions = [{ oid: '2.16.840.1.114027.80.6.1', value }];
    const { assets } = read('a', certificateOf({ ...outer, extensions }));
    expect(assets.map((asset) => asset.parts.map((part) => part.written))).toEqual([
      ['EC P-256', 'ECDSA-SHA-256'],
      ['ML-DSA-65', 'ML-DSA-65'],
    ]);
  }
});

test('its subject, issuer, last day and purpose are read', () => {
  const root = certificateOf({
    subject: 'Root',
    pair: ed,
    algorithm: oids.ed25519,
    until: new Date('2040-05-01T00:00:00Z'),
    extensions: [isAuthority],
  });
  expect(one(root).asset).toMatchObject({
    name: 'Root',
    issuer: 'Root',
    selfSigned: true,
    expires: '2040-05-01',
    lasting: 'authority',
  });
  const code = certificateOf({
    subject,
    pair: ec,
    algorithm: oids.ecdsaSha256,
    hash: 'sha256',
    extensions: [purpose('1.3.6.1.5.5.7.3.3')],
  });
  expect(one(code).first.group).toBe('lasting');
});

test.each(['2049-12-31', '2050-01-01', '2106-11-10', '9999-12-31'])(
  'a certificate that ends on %s is read so',
  (day) => {
    const until = new Date(`${day}T12:00:00Z`);
    const options = { subject, pair: rsa, algorithm: oids.rsaSha256, hash: 'sha256', until };
    expect(one(certificateOf(options)).asset.expires).toBe(day);
  },
);

test('a short key is weak today, and so is a signature with SHA-1, but not that of a root', () => {
  const short = certificateOf({
    subject,
    pair: shortRsa,
    algorithm: oids.rsaSha256,
    hash: 'sha256',
  });
  expect(one(short).first).toMatchObject({ verdict: 'weak', why: 'short-key' });
  const old = { subject, pair: rsa, algorithm: oids.rsaSha1, hash: 'sha1' };
  expect(one(certificateOf({ ...old, issuer: 'Another' })).first.why).toBe('weak-hash');
  expect(one(certificateOf(old)).first).toMatchObject({ verdict: 'shor', why: 'forged' });
});

test('a certificate of another issuer with its name is not signed by itself', () => {
  const keyId = (oid: string, value: asn1.AsnType) => ({ oid, value });
  const own = keyId('2.5.29.14', new asn1.OctetString({ valueHex: new ArrayBuffer(8) }));
  const other = new asn1.Primitive({
    idBlock: { tagClass: 3, tagNumber: 0 },
    valueHex: Uint8Array.of(1).buffer,
  });
  const signer = keyId('2.5.29.35', new asn1.Sequence({ value: [other] }));
  const old = { subject, pair: rsa, algorithm: oids.rsaSha1, hash: 'sha1' };
  for (const more of [{ organization: 'Another' }, { extensions: [own, signer] }])
    expect(one(certificateOf({ ...old, ...more }))).toMatchObject({
      asset: { selfSigned: false },
      first: { why: 'weak-hash' },
    });
  expect(one(certificateOf({ ...old, extensions: [own] })).asset.selfSigned).toBe(true);
});

test('bundles are read from PEM, DER and PKCS #7, with text around and either line end', () => {
  const pem = pemOf('CERTIFICATE', ofRsa);
  const bundle = `Subject: ${subject}\r\n${pem.replaceAll('\n', '\r\n')}\r\nNext\r\n${pem}`;
  expect(read('chain', bytesOf(bundle)).assets.map(({ place }) => place)).toEqual([':2', ':21']);
  const certificates = new asn1.Constructed({
    idBlock: { tagClass: 3, tagNumber: 0 },
    value: [asn1.fromBER(ofRsa.buffer).result],
  });
  const set = new asn1.Sequence({
    value: [
      new asn1.ObjectIdentifier({ value: '1.2.840.113549.1.7.2' }),
      new asn1.Constructed({
        idBlock: { tagClass: 3, tagNumber: 0 },
        value: [
          new asn1.Sequence({
            value: [
              new asn1.Integer({ value: 1 }),
              new asn1.Set({ value: [] }),
              new asn1.Sequence({ value: [] }),
              certificates,
              new asn1.Set({ value: [] }),
            ],
          }),
        ],
      }),
    ],
  });
  expect(read('chain.p7b', new Uint8Array(set.toBER())).assets).toHaveLength(1);
  expect(
    read('chain.pem', bytesOf(pemOf('PKCS7', new Uint8Array(set.toBER())))).assets,
  ).toHaveLength(1);
});

test.each([
  ['ec', ec, 'EC P-256'],
  ['rsa', rsa, 'RSA 2048'],
  ['ed25519', ed, 'Ed25519'],
  ['ml-dsa', mlDsa, 'ML-DSA-65'],
  ['ml-kem', mlKem, 'ML-KEM-768'],
] as const)('a bare public key of %s is called by its file', (_, { publicKey }, expected) => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const [asset] = read('key.pub.pem', bytesOf(pem)).assets;
  expect(asset).toMatchObject({ kind: 'key', name: 'key.pub.pem', parts: [{ written: expected }] });
});

test('a certificate in Base64 alone is read, on one line or several', () => {
  const base64 = Buffer.from(ofRsa).toString('base64');
  for (const text of [base64, `${base64.replaceAll(/.{64}/g, '$&\r\n')}\r\n`]) {
    const { assets, notes } = read('a', bytesOf(text));
    expect([assets.map(({ name }) => name), notes]).toEqual([[subject], []]);
  }
});

test('several certificates in Base64 alone are read, with empty lines between them or each on a line', () => {
  const other = certificateOf({ subject: 'Other', pair: ed, algorithm: oids.ed25519 });
  const [first = '', second = ''] = [ofRsa, other].map((der) =>
    Buffer.from(der).toString('base64'),
  );
  const folded = (text: string) => text.replaceAll(/.{64}/g, '$&\r\n');
  for (const text of [`${first}\n${second}\n`, `${folded(first)}\r\n\r\n${folded(second)}\r\n`]) {
    const { assets, notes } = read('a', bytesOf(text));
    expect([assets.map(({ name }) => name), notes]).toEqual([[subject, 'Other'], []]);
  }
});
