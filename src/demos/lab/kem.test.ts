import { sha256 } from '@noble/hashes/sha2.js';
import { sha3_512, shake128 } from '@noble/hashes/sha3.js';
import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';
import { describe, expect, test } from 'vitest';

import { keysOf } from '../../lib/records.ts';
import { type Bytes, differingBits, hexOf, withFlips } from '../../lib/seal/bytes.ts';
import { hasNativeKem, kems } from './kem.ts';

const bytes = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'));
const isNative = await hasNativeKem();
const names = keysOf(kems).filter((name) => name === 'noble' || isNative);

/**
 * NIST, ACVP-Server, gen-val/json-files/ML-KEM-keyGen-FIPS203: parameter set ML-KEM-768, test case 26. The
 * keys are 3,584 bytes long, so they are compared by digest. Two other projects list the same digests.
 */
const acvp = {
  d: 'e34a701c4c87582f42264ee422d3c684d97611f2523efe0c998af05056d693dc',
  z: 'a85768f3486bd32a01bf9a8f21ea938e648eae4e5448c34c3eb88820b159eedd',
  startOfPublicKey: '6d14a071f7cc452558d5e71a7b087062ecb1386844588246126402b1fa163773',
  sha256OfPublicKey: '7799c9d8eef172aa78c073514f2f039c240de8c5cb61bca82ba0bc46041ce279',
  sha3OfPrivateKey:
    '6c2e9802eb268cbdeb2d78e36dba31ffd7b1e1b53e782fd8aa783fd316fa17c3dc31026248c01209613421d2a1f310fd443debf1a25e519d3fe990cd71f15252',
  /** For the message 00 01 … 1f; RustCrypto’s `ml-kem` gives the same. */
  secret: '3e90d7d7aa86b4428c227966abbf5ed6a3d82f3dd0b8b35e0fa799ce83d97590',
  /** For that ciphertext with its last bit flipped: implicit rejection. */
  rejected: '11237fa938b7fff14713c96dae6e7a9a106301ac41e25dce0fe207721c221a92',
};

describe('known answers', () => {
  test('key generation (ACVP test case 26), encapsulation, implicit rejection', () => {
    const { publicKey, secretKey } = mlKem.keygen(bytes(acvp.d + acvp.z));
    expect(hexOf(publicKey.slice(0, 32))).toBe(acvp.startOfPublicKey);
    expect(hexOf(sha256(publicKey))).toBe(acvp.sha256OfPublicKey);
    expect(hexOf(sha3_512(secretKey))).toBe(acvp.sha3OfPrivateKey);
    const message = Uint8Array.from({ length: 32 }, (_, index) => index);
    const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey, message);
    expect(hexOf(sharedSecret)).toBe(acvp.secret);
    expect(hexOf(mlKem.decapsulate(withFlips(cipherText, [1087]), secretKey))).toBe(acvp.rejected);
  });

  test.skipIf(!isNative)('native ML-KEM gives the same answers', async () => {
    const seed = bytes(acvp.d + acvp.z);
    const { publicKey } = mlKem.keygen(seed);
    const message = Uint8Array.from({ length: 32 }, (_, index) => index);
    const ciphertext = Uint8Array.from(mlKem.encapsulate(publicKey, message).cipherText);
    expect(hexOf(await kems.native.decapsulate(ciphertext, seed))).toBe(acvp.secret);
    const changed = withFlips(ciphertext, [1087]);
    expect(hexOf(await kems.native.decapsulate(changed, seed))).toBe(acvp.rejected);
  });

  /*
   * Accumulated vectors, by the method of C2SP CCTV (ML-KEM/README.md) with the hash of Go's standard
   * library (crypto/internal/fips140test, TestAccumulated): inputs are drawn from SHAKE-128 of nothing, and
   * public key, ciphertext, secret and the secret of a random ciphertext are hashed together.
   */
  test('a hundred key pairs, ciphertexts, secrets and implicit rejections', () => {
    const source = shake128.create({});
    const digest = shake128.create({ dkLen: 32 });
    for (let round = 0; round < 100; round++) {
      const [seed, message, wrong] = [source.xof(64), source.xof(32), source.xof(1088)];
      const { publicKey, secretKey } = mlKem.keygen(seed);
      const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey, message);
      expect(mlKem.decapsulate(cipherText, secretKey)).toEqual(sharedSecret);
      digest.update(publicKey).update(cipherText).update(sharedSecret);
      digest.update(mlKem.decapsulate(wrong, secretKey));
    }
    expect(hexOf(digest.digest())).toBe(
      '1114b1b6699ed191734fa339376afa7e285c9e6acf6ff0177d346696ce564415',
    );
  });
});

test.each(names.flatMap((one) => names.map((other) => [one, other] as const)))(
  '%s decapsulates with its key what %s encapsulated',
  async (one, other) => {
    const { publicKey, seed } = await kems[one].makePair();
    expect([publicKey.length, seed.length]).toEqual([1184, 64]);
    const { ciphertext, secret } = await kems[other].encapsulate(publicKey);
    expect([ciphertext.length, secret.length]).toEqual([1088, 32]);
    expect(await kems[one].decapsulate(ciphertext, seed)).toEqual(secret);
  },
);

test.each(names)(
  '%s: one flipped bit gives a different secret, without an error, the same each time',
  async (name) => {
    const { makePair, encapsulate, decapsulate } = kems[name];
    const { publicKey, seed } = await makePair();
    const { ciphertext, secret } = await encapsulate(publicKey);
    for (const place of [0, 1, 500, 959, 960, 1087]) {
      const changed = withFlips(ciphertext, [place]);
      // In sequence, as a visitor does it.
      const [once, twice] = [await decapsulate(changed, seed), await decapsulate(changed, seed)];
      expect(once).toHaveLength(32);
      // Unrelated 256-bit secrets differ in 128 ± 8 bits; 64 is eight standard deviations away.
      expect(differingBits(once, secret)).toBeGreaterThan(64);
      expect(twice).toEqual(once);
    }
  },
);
