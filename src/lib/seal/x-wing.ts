import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { xWingKem as kem } from './x-wing-kem.ts';
import type { AEADFactory, KEM, KEMFactory, Key } from 'hpke';

const name = 'MLKEM768-X25519';

/** A public key as bytes, or a private key as the 32-byte seed it grows from. */
type HeldKey = Key & { readonly bytes: Uint8Array };

const held = (type: 'public' | 'private', bytes: Uint8Array): HeldKey => ({
  algorithm: { name },
  extractable: true,
  type,
  bytes,
});

function pairOf(seed: Uint8Array) {
  const { publicKey, secretKey } = kem.keygen(seed);
  return { publicKey: held('public', publicKey), privateKey: held('private', secretKey) };
}

/** @param seed the private key, 32 bytes */
export const xWingPublicKey = (seed: Uint8Array): Uint8Array => kem.keygen(seed).publicKey;

/**
 * X-Wing (draft-connolly-cfrg-xwing-kem) as HPKE's KEM 0x647a, from noble's ML-KEM-768 and X25519: no
 * browser has it whole, and not all have its halves.
 * @param coins 64 bytes of randomness for one encapsulation; only known-answer tests give them
 */
export const xWing =
  (coins?: Uint8Array): KEMFactory =>
  (): KEM<HeldKey> => ({
    id: 0x647a,
    type: 'KEM',
    name,
    Nsecret: 32,
    Nenc: 1120,
    Npk: 1216,
    Nsk: 32,
    DeriveKeyPair: () => Promise.reject(new Error(`${name}: keys come from random seeds here`)),
    GenerateKeyPair: () => Promise.resolve(pairOf(crypto.getRandomValues(new Uint8Array(32)))),
    SerializePublicKey: ({ bytes }) => Promise.resolve(bytes),
    SerializePrivateKey: ({ bytes }) => Promise.resolve(bytes),
    DeserializePublicKey: (bytes) => Promise.resolve(held('public', Uint8Array.from(bytes))),
    DeserializePrivateKey: (bytes) => Promise.resolve(held('private', Uint8Array.from(bytes))),
    async Encap({ bytes }) {
      const { cipherText, sharedSecret } = kem.encapsulate(bytes, coins);
      return { enc: cipherText, shared_secret: sharedSecret };
    },
    async Decap(enc, { bytes }) {
      return kem.decapsulate(enc, bytes);
    },
  });

/** ChaCha20-Poly1305 (RFC 8439) by noble: WebCrypto has it in few browsers. */
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
