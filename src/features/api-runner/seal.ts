import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import { fromBase64, toBase64 } from '../../lib/base64.ts';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import { Failure } from './failure.ts';
import { boxAt, kemAt, nonceAt, tagBytes } from './sealed-parts.ts';
import type { VaultKey } from './vault.ts';

/*
 * Sealed data: version (1 byte), key fingerprint (4), ML-KEM ciphertext (1,088), nonce (12), then the
 * AES-256-GCM ciphertext with its tag. Everything before the nonce is authenticated with it.
 */
const version = 1;

export const ranAlgorithms = 'ML-KEM-768 (FIPS 203) and AES-256-GCM (SP 800-38D)';

/**
 * Encrypts a text to a key: ML-KEM-768 gives a fresh 256-bit secret, AES-256-GCM uses it once.
 * @returns the sealed data as Base64
 * @throws Failure 503 without WebCrypto
 */
export async function seal(text: string, key: VaultKey): Promise<string> {
  const subtle = webCrypto();
  await yieldToMain();
  const { cipherText, sharedSecret } = mlKem.encapsulate(key.publicKey);
  const header = Uint8Array.of(version, ...key.fingerprint, ...cipherText);
  const nonce = crypto.getRandomValues(new Uint8Array(boxAt - nonceAt));
  const aes = await aesKey(subtle, sharedSecret, 'encrypt');
  const plain = new TextEncoder().encode(text);
  const parameters = { name: 'AES-GCM', iv: nonce, additionalData: header };
  const box = new Uint8Array(await subtle.encrypt(parameters, aes, plain));
  const sealed = new Uint8Array(boxAt + box.length);
  sealed.set(header);
  sealed.set(nonce, nonceAt);
  sealed.set(box, boxAt);
  await yieldToMain();
  return toBase64(sealed);
}

/**
 * Decrypts sealed data with the named key, or with the key that its fingerprint names.
 * @throws Failure 422 if it is not sealed data, the key does not exist, or decryption fails
 */
export async function unseal(
  sealedText: string,
  keys: readonly VaultKey[],
  keyId: string | null,
): Promise<string> {
  const subtle = webCrypto();
  const sealed = fromBase64(sealedText);
  if (!sealed) throw new Failure('not_base64', 'encrypted_data isn’t Base64.');
  if (sealed.length < boxAt + tagBytes || sealed[0] !== version) {
    const message =
      'encrypted_data is Base64, but the encrypt call doesn’t return data in this form.';
    throw new Failure('not_sealed_data', message);
  }
  const key = keys.find((candidate) =>
    keyId === null ? isSealedTo(candidate, sealed) : candidate.id === keyId,
  );
  if (!key) {
    const message =
      'This account doesn’t have that key. Only the account that encrypted the data can open it.';
    throw new Failure('unknown_key', message);
  }
  await yieldToMain();
  const sharedSecret = mlKem.decapsulate(sealed.slice(kemAt, nonceAt), key.secretKey);
  const aes = await aesKey(subtle, sharedSecret, 'decrypt');
  const parameters = {
    name: 'AES-GCM',
    iv: sealed.slice(nonceAt, boxAt),
    additionalData: sealed.slice(0, nonceAt),
  };
  try {
    const plain = await subtle.decrypt(parameters, aes, sealed.slice(boxAt));
    return new TextDecoder().decode(plain);
  } catch {
    // With a wrong key or a changed ciphertext, ML-KEM returns a different secret (implicit rejection).
    // Only the tag shows the failure, and it cannot tell the two causes apart.
    const message =
      'The data was changed after encryption, or it was encrypted with another key. The tag can’t tell which, so no part of the text is returned.';
    throw new Failure('decryption_failed', message);
  }
}

/** Runs both sides of a key exchange. True if they hold the same secret. */
export async function agreeOnSecret(key: VaultKey): Promise<boolean> {
  await yieldToMain();
  const { cipherText, sharedSecret } = mlKem.encapsulate(key.publicKey);
  await yieldToMain();
  const other = mlKem.decapsulate(cipherText, key.secretKey);
  return sharedSecret.every((byte, index) => byte === other[index]);
}

const isSealedTo = (key: VaultKey, sealed: Uint8Array): boolean =>
  key.fingerprint.every((byte, index) => byte === sealed[1 + index]);

function aesKey(subtle: SubtleCrypto, secret: Uint8Array, use: 'encrypt' | 'decrypt') {
  return subtle.importKey('raw', Uint8Array.from(secret), 'AES-GCM', false, [use]);
}

/** Browsers offer WebCrypto only over https and on localhost. */
function webCrypto(): SubtleCrypto {
  const { subtle }: Partial<Crypto> = crypto;
  if (subtle) return subtle;
  const message =
    'WebCrypto isn’t available at this address (it needs https), so nothing was encrypted.';
  throw new Failure('no_web_crypto', message);
}
