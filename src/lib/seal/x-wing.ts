import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { xWingKem as kem } from './x-wing-kem.ts';
import type { AEADFactory, KEM, KEMFactory, Key } from 'hpke';

const name = 'MLKEM768-X25519';

/** The bytes of a private key are its 32-byte seed. */
type XWingKey = Key & { readonly bytes: Uint8Array };

const createKey = (type: 'public' | 'private', bytes: Uint8Array): XWingKey => ({
  algorithm: { name },
  extractable: true,
  type,
  bytes,
});

function pairOf(seed: Uint8Array) {
  const { publicKey, secretKey } = kem.keygen(seed);
  return { publicKey: createKey('public', publicKey), privateKey: createKey('private', secretKey) };
}

/** @param seed the private key, 32 bytes */
export const xWingPublicKey = (seed: Uint8Array): Uint8Array => kem.keygen(seed).publicKey;

/** X-Wing as HPKE's KEM 0x647a. `randomness` (64 bytes for one encapsulation) is for known-answer tests only. */
export const xWing =
  (randomness?: Uint8Array): KEMFactory =>
  (): KEM<XWingKey> => ({
    id: 0x647a,
    type: 'KEM',
    name,
    Nsecret: 32,
    Nenc: 1120,
    Npk: 1216,
    Nsk: 32,
    DeriveKeyPair: () =>
      Promise.reject(new Error(`${name}: DeriveKeyPair is not supported, use GenerateKeyPair`)),
    GenerateKeyPair: () => Promise.resolve(pairOf(crypto.getRandomValues(new Uint8Array(32)))),
    SerializePublicKey: ({ bytes }) => Promise.resolve(bytes),
    SerializePrivateKey: ({ bytes }) => Promise.resolve(bytes),
    DeserializePublicKey: (bytes) => Promise.resolve(createKey('public', Uint8Array.from(bytes))),
    DeserializePrivateKey: (bytes) => Promise.resolve(createKey('private', Uint8Array.from(bytes))),
    async Encap({ bytes }) {
      const { cipherText, sharedSecret } = kem.encapsulate(bytes, randomness);
      return { enc: cipherText, shared_secret: sharedSecret };
    },
    async Decap(enc, { bytes }) {
      return kem.decapsulate(enc, bytes);
    },
  });

/** ChaCha20-Poly1305 (RFC 8439) from noble, because few browsers have it in WebCrypto. */
export const chaCha20Poly1305: AEADFactory = () => ({
  id: 0x0003,
  type: 'AEAD',
  name: 'ChaCha20Poly1305',
  Nk: 32,
  Nn: 12,
  Nt: 16,
  async Seal(key, nonce, aad, plain) {
    return chacha20poly1305(key, nonce, aad).encrypt(plain);
  },
  async Open(key, nonce, aad, sealed) {
    return chacha20poly1305(key, nonce, aad).decrypt(sealed);
  },
});
