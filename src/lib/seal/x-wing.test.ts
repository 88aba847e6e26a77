import { xWingKem as kem } from './x-wing-kem.ts';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { ml_kem768_x25519 as noble } from '@noble/post-quantum/hybrid.js';
import {
  CipherSuite,
  KDF_HKDF_SHA256,
  KEM_DHKEM_X25519_HKDF_SHA256,
  KEM_MLKEM768_X25519,
} from 'hpke';
import { expect, test } from 'vitest';

import { full } from '../../../tests/support/full.ts';
import { sealingSuite } from './sealed-message.ts';
import hpke from './vectors/hpke.json' with { type: 'json' };
import xWing from './vectors/x-wing.json' with { type: 'json' };
import { chaCha20Poly1305 } from './x-wing.ts';

test.each(xWing.vectors)(`${xWing.source}: seed $seed`, ({ seed, eseed, ss, pk, ct }) => {
  const { publicKey, secretKey } = kem.keygen(hexToBytes(seed));
  expect(bytesToHex(publicKey)).toBe(pk);
  const { cipherText, sharedSecret } = kem.encapsulate(publicKey, hexToBytes(eseed));
  expect(bytesToHex(cipherText)).toBe(ct);
  expect(bytesToHex(sharedSecret)).toBe(ss);
  expect(bytesToHex(kem.decapsulate(cipherText, secretKey))).toBe(ss);
});

test('agrees with noble’s X-Wing', () => {
  for (let round = 0; round < (full ? 20 : 5); round += 1) {
    const seed = crypto.getRandomValues(new Uint8Array(32));
    const coins = crypto.getRandomValues(new Uint8Array(64));
    const { publicKey, secretKey } = noble.keygen(seed);
    expect(kem.keygen(seed).publicKey).toEqual(publicKey);
    const { cipherText, sharedSecret } = kem.encapsulate(publicKey, coins);
    expect(noble.encapsulate(publicKey, coins)).toEqual({ cipherText, sharedSecret });
    expect(kem.decapsulate(cipherText, secretKey)).toEqual(sharedSecret);
  }
});

test(`${hpke.hybrid.source}: seals and opens`, async () => {
  const { info, coins, privateKey, publicKey, enc, aad, plaintext, ciphertext } = hpke.hybrid;
  const suite = sealingSuite(hexToBytes(coins));
  const options = { info: hexToBytes(info), aad: hexToBytes(aad) };
  const to = await suite.DeserializePublicKey(hexToBytes(publicKey));
  const sealed = await suite.Seal(to, hexToBytes(plaintext), options);
  expect(bytesToHex(sealed.encapsulatedSecret)).toBe(enc);
  expect(bytesToHex(sealed.ciphertext)).toBe(ciphertext);
  const key = await suite.DeserializePrivateKey(hexToBytes(privateKey), true);
  const opened = await suite.Open(key, hexToBytes(enc), hexToBytes(ciphertext), options);
  expect(bytesToHex(opened)).toBe(plaintext);
});

test(`${hpke.classical.source}: opens`, async () => {
  const { info, privateKey, enc, aad, plaintext, ciphertext } = hpke.classical;
  const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, chaCha20Poly1305);
  const key = await suite.DeserializePrivateKey(hexToBytes(privateKey), true);
  const options = { info: hexToBytes(info), aad: hexToBytes(aad) };
  const opened = await suite.Open(key, hexToBytes(enc), hexToBytes(ciphertext), options);
  expect(bytesToHex(opened)).toBe(plaintext);
});

test('Node’s ML-KEM and X25519 open messages that noble’s sealed', async () => {
  const ours = sealingSuite();
  const theirs = new CipherSuite(KEM_MLKEM768_X25519, KDF_HKDF_SHA256, chaCha20Poly1305);
  const pair = await ours.GenerateKeyPair(true);
  const seed = await ours.SerializePrivateKey(pair.privateKey);
  const { encapsulatedSecret, ciphertext } = await ours.Seal(pair.publicKey, hexToBytes('abcd'));
  const key = await theirs.DeserializePrivateKey(seed, true);
  expect(bytesToHex(await theirs.Open(key, encapsulatedSecret, ciphertext))).toBe('abcd');
});
