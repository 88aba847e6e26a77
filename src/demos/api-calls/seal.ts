import { sha256 } from '@noble/hashes/sha2.js';
import { ml_kem768_x25519 as xWing } from '@noble/post-quantum/hybrid.js';
import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import type { KemName } from '../../content/product/algorithms.ts';
import { mlKemWrapBytes, wrapBytes } from '../../content/product/wrap.ts';
import { yieldToMain } from '../../lib/dom/pace.ts';
import { nonceBytes, open, seal, tagBytes } from '../../lib/seal/aes-gcm.ts';
import { fromBase64, toBase64, type Bytes, hexOf, joined } from '../../lib/seal/bytes.ts';
import { grouped } from '../../lib/text/format.ts';
import { Failure } from './failure.ts';

/**
 * Changes one character near the end of a decrypt call's sealed data, where the encrypted text is.
 * @returns null if the body has no sealed data
 */
export function tamperedBody(body: string): string | null {
  const [, before, data, after] =
    /^([^]*"encrypted_data"\s*:\s*")([\w+/]{1000,}={0,2})("[^]*)$/.exec(body) ?? [];
  if (before === undefined || data === undefined || after === undefined) return null;
  const place = data.length - 8;
  const other = data[place] === 'A' ? 'B' : 'A';
  return before + data.slice(0, place) + other + data.slice(place + 1) + after;
}

export type VaultKey = {
  readonly id: string;
  readonly algorithm: KemName;
  readonly publicKey: Uint8Array;
  readonly secretKey: Uint8Array;
  readonly status: 'current' | 'retired';
  readonly createdAt: string;
};

const made = [
  { algorithm: 'X25519-ML-KEM-768', status: 'current' },
  { algorithm: 'ML-KEM-768', status: 'current' },
  { algorithm: 'X25519-ML-KEM-768', status: 'retired' },
] as const satisfies readonly Pick<VaultKey, 'algorithm' | 'status'>[];

/** Makes the key pairs of an account, in memory. Each takes a few milliseconds. */
export async function createVault(): Promise<readonly VaultKey[]> {
  const keys: VaultKey[] = [];
  for (const { algorithm, status } of made) {
    // One at a time, so that the page stays responsive.
    await yieldToMain();
    const { publicKey, secretKey } = knownKems[algorithm].keygen();
    const id = `k_${hexOf(sha256(publicKey).slice(0, 4))}`;
    keys.push({ id, algorithm, publicKey, secretKey, status, createdAt: new Date().toISOString() });
  }
  return keys;
}

/** The hybrid is X-Wing (draft-connolly-cfrg-xwing-kem): an attacker must break both parts. */
export const knownKems = {
  'X25519-ML-KEM-768': xWing,
  'ML-KEM-768': mlKem,
} as const satisfies Record<KemName, unknown>;

/** Length of a wrap, in bytes. */
export const wrapBytesOf = {
  'X25519-ML-KEM-768': wrapBytes,
  'ML-KEM-768': mlKemWrapBytes,
} as const satisfies Record<KemName, number>;

/*
 * A record: the wrap (KEM ciphertext, nonce, encrypted data key, tag), then the content (nonce, text, tag).
 * The data key is new for each record, so a wrap can be replaced without touching the content.
 */
const dataKeyBytes = 32;

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/**
 * Encrypts a text to a key.
 * @returns the record as Base64
 * @throws Failure 503 without WebCrypto
 */
export async function sealForKey(text: string, key: VaultKey): Promise<string> {
  requireWebCrypto();
  await yieldToMain();
  const { cipherText, sharedSecret } = knownKems[key.algorithm].encapsulate(key.publicKey);
  const dataKey = random(dataKeyBytes);
  const wrap = await seal(Uint8Array.from(sharedSecret), random(nonceBytes), dataKey);
  const content = await seal(dataKey, random(nonceBytes), new TextEncoder().encode(text));
  await yieldToMain();
  return toBase64(
    joined(
      cipherText,
      ...[wrap, content].flatMap(({ nonce, ciphertext, tag }) => [nonce, ciphertext, tag]),
    ),
  );
}

/**
 * Decrypts a record with the named key, or with the key of the account whose wrap opens.
 * @throws Failure 422 if the record is malformed, its key is missing, or a tag does not match
 */
export async function unseal(
  encoded: string,
  keys: readonly VaultKey[],
  keyId: string | null,
): Promise<{ text: string; key: VaultKey }> {
  requireWebCrypto();
  const record = decoded(encoded);
  const candidates = keyId === null ? keys : keys.filter(({ id }) => id === keyId);
  if (candidates.length === 0) {
    throw new Failure(
      'unknown_key',
      `This account has no key ${JSON.stringify(keyId?.slice(0, 40))}.`,
      { more: { field: 'key_id' } },
    );
  }
  for (const key of candidates) {
    // One at a time, so that the page stays responsive.
    await yieldToMain();
    const plain = await opened(record, key);
    if (plain) return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(plain), key };
  }
  throw new Failure(
    'decryption_failed',
    'The data was changed after encryption, or it was encrypted with another key. The tags can’t tell which, so no part of the text is returned.',
  );
}

function decoded(encoded: string): Bytes {
  const record = fromBase64(encoded);
  if (!record) throw new Failure('not_base64', 'encrypted_data isn’t Base64.');
  const shortest = Math.min(...Object.values(wrapBytesOf)) + nonceBytes + tagBytes;
  if (record.length >= shortest) return Uint8Array.from(record);
  throw new Failure(
    'not_sealed_data',
    `encrypted_data is Base64, but too short: a record has at least ${grouped(shortest)} bytes.`,
  );
}

/** The content, or null if the wrap or the content does not open. */
async function opened(record: Bytes, key: VaultKey): Promise<Bytes | null> {
  const wrapEnd = wrapBytesOf[key.algorithm];
  if (record.length < wrapEnd + nonceBytes + tagBytes) return null;
  const kemEnd = wrapEnd - nonceBytes - dataKeyBytes - tagBytes;
  // With a wrong key or a changed ciphertext, ML-KEM returns another secret (implicit rejection), and
  // the tag of the wrap does not match.
  const secret = decapsulated(record.slice(0, kemEnd), key);
  const dataKey = secret && (await open(secret, boxOf(record.slice(kemEnd, wrapEnd))));
  return dataKey && open(dataKey, boxOf(record.slice(wrapEnd)));
}

/** Null if the X25519 part is a point of low order, which noble refuses (RFC 7748, section 6.1). */
function decapsulated(ciphertext: Bytes, { algorithm, secretKey }: VaultKey): Bytes | null {
  try {
    return Uint8Array.from(knownKems[algorithm].decapsulate(ciphertext, secretKey));
  } catch {
    return null;
  }
}

const boxOf = (bytes: Bytes) => ({
  nonce: bytes.slice(0, nonceBytes),
  ciphertext: bytes.slice(nonceBytes, -tagBytes),
  tag: bytes.slice(-tagBytes),
});

/** Runs both sides of a key exchange. True if they hold the same secret. */
export async function agreeOnSecret({ algorithm, publicKey, secretKey }: VaultKey) {
  await yieldToMain();
  const { cipherText, sharedSecret } = knownKems[algorithm].encapsulate(publicKey);
  await yieldToMain();
  const other = knownKems[algorithm].decapsulate(cipherText, secretKey);
  return sharedSecret.every((byte, index) => byte === other[index]);
}

/** Browsers offer WebCrypto only over https and on localhost. */
function requireWebCrypto(): void {
  const { subtle }: Partial<Crypto> = crypto;
  if (subtle) return;
  throw new Failure(
    'no_web_crypto',
    'WebCrypto isn’t available at this address (it needs https), so nothing was encrypted.',
  );
}
