import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { describe, expect, test } from 'vitest';

import { algorithm, bill, readMade, said } from './made-files.ts';
import { judge } from '../judge.ts';

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

  test.each(['*', 'c++', '2048)', '[', '\\'])(
    'a set or variant %s is a text, and no pattern',
    (set) => {
      for (const field of ['parameterSetIdentifier', 'variant'])
        expect(said(bill([algorithm('RSA-2048', { [field]: set })]))).toMatchObject([
          { name: 'RSA-2048', verdict: 'shor' },
        ]);
    },
  );

  // Seen to fail: with `push(...list)`.
  test('more components than a call has room for are read', () => {
    const many = Array.from({ length: 700_000 }, () => ({}));
    const whole = { type: 'application', name: 'web', components: [...many, algorithm('RSA')] };
    expect(said(bill([whole]))).toMatchObject([{ name: 'RSA', system: 'web' }]);
  });

  // Scanners call every key one for encryption, and give a signature the length of its hash.
  test('a name stands above a primitive and a length that it contradicts', () => {
    const { assets } = readMade(
      bill([
        algorithm('ECDSA', { primitive: 'pke', cryptoFunctions: ['encapsulate'] }),
        algorithm('SHA256-RSA', { primitive: 'signature', parameterSetIdentifier: '256' }),
        algorithm('SHA1-RSA', { primitive: 'signature', parameterSetIdentifier: '160' }),
      ]),
    );
    expect(assets.map((asset) => judge(asset).first)).toMatchObject([
      { group: 'login', why: 'forged' },
      { why: 'forged' },
      { why: 'weak-hash' },
    ]);
  });

  test('a level in the file is shown, and never trusted above the algorithm', () => {
    const [asset] = readMade(
      bill([algorithm('RSA-2048', { primitive: 'signature', nistQuantumSecurityLevel: 5 })]),
    ).assets;
    expect(asset?.level).toBe(5);
    expect(asset && judge(asset).first.verdict).toBe('shor');
  });

  test('a component without a reference is no system of another', () => {
    expect(readMade(bill([algorithm('RSA'), algorithm('AES')])).assets[0]?.system).toBe('');
  });

  test('what is around a component says where it is, whose it is, and for how long it is secret', () => {
    const { assets } = readMade(
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

  test('the size of a key counts, for its certificate, too, and that of a secret does not', () => {
    const crypto = (name: string, ref: string, cryptoProperties: object) => ({
      type: 'cryptographic-asset',
      name,
      'bom-ref': ref,
      cryptoProperties,
    });
    const material = (type: string, size: number, algorithmRef: string) => ({
      assetType: 'related-crypto-material',
      relatedCryptoMaterialProperties: { type, size, algorithmRef },
    });
    const found = said(
      bill([
        algorithm('RSA', { primitive: 'pke' }, { 'bom-ref': 'rsa' }),
        algorithm('DH', { primitive: 'key-agree' }, { 'bom-ref': 'dh' }),
        algorithm('ECDSA', { primitive: 'signature', parameterSetIdentifier: '192' }),
        algorithm('EC', { primitive: 'signature', parameterSetIdentifier: '160' }),
        crypto('key', 'key', material('public-key', 1024, 'rsa')),
        crypto('long', 'long', material('private-key', 3072, 'rsa')),
        crypto('secret', 'secret', material('shared-secret', 256, 'dh')),
        crypto('cert', 'cert', {
          assetType: 'certificate',
          certificateProperties: { subjectPublicKeyRef: 'key' },
        }),
      ]),
    );
    expect(found.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['RSA', 'shor'],
      ['DH', 'shor'],
      ['ECDSA', 'weak'],
      ['EC', 'weak'],
      ['key', 'weak'],
      ['long', 'shor'],
      ['secret', 'shor'],
      ['cert', 'weak'],
    ]);
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
    expect(readMade(text).notes).toEqual([
      expect.stringContaining('no cryptographic assets in this file, only 1 library'),
    ]);
  });
});
