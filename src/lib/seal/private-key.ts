import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { argon2id } from '@noble/hashes/argon2.js';
import * as v from 'valibot';

import { fromBase64Url, toBase64Url } from '../base64.ts';
import { keyIdPattern } from './key-id.ts';

/** Argon2id parameters: memory in KiB, passes, lanes. */
type Cost = { readonly m: number; readonly t: number; readonly p: number };

/** The second recommended option of RFC 9106, section 4. It takes some seconds. */
const defaultCost: Cost = { m: 65_536, t: 3, p: 4 };

const integerUpTo = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const privateKeySchema = v.object({
  version: v.literal(1),
  kind: v.picklist(['sealing', 'signing']),
  id: v.pipe(v.string(), v.regex(keyIdPattern)),
  kdf: v.object({
    name: v.literal('argon2id'),
    // The file is untrusted, so its costs are limited.
    m: integerUpTo(1_048_576),
    t: integerUpTo(16),
    p: integerUpTo(16),
    salt: v.string(),
  }),
  box: v.object({ name: v.literal('xchacha20-poly1305'), nonce: v.string(), bytes: v.string() }),
});

/** A private key, encrypted with a passphrase. */
export type PrivateKeyFile = v.InferOutput<typeof privateKeySchema>;

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

function deriveKey(passphrase: string, salt: Uint8Array, cost: Cost): Uint8Array {
  return argon2id(passphrase.normalize('NFC'), salt, { ...cost, dkLen: 32 });
}

const associatedData = ({ kind, id }: Pick<PrivateKeyFile, 'kind' | 'id'>) =>
  new TextEncoder().encode(`private key v1 ${kind} ${id}`);

/** Encrypts the seed from which a private key is derived. */
export function lockSeed(
  seed: Uint8Array,
  key: Pick<PrivateKeyFile, 'kind' | 'id'>,
  passphrase: string,
  cost = defaultCost,
): PrivateKeyFile {
  const [salt, nonce] = [random(16), random(24)];
  const cipher = xchacha20poly1305(deriveKey(passphrase, salt, cost), nonce, associatedData(key));
  const bytes = cipher.encrypt(seed);
  return {
    version: 1,
    ...key,
    kdf: { name: 'argon2id', ...cost, salt: toBase64Url(salt) },
    box: { name: 'xchacha20-poly1305', nonce: toBase64Url(nonce), bytes: toBase64Url(bytes) },
  };
}

/** @throws Error if the text is not a private key file */
export function parsePrivateKey(text: string): PrivateKeyFile {
  return v.parse(privateKeySchema, JSON.parse(text));
}

/** @returns null if the passphrase is wrong or the file was changed, which cannot be told apart */
export function unlockSeed(file: PrivateKeyFile, passphrase: string): Uint8Array | null {
  const { kdf, box } = file;
  const [salt, nonce, bytes] = [kdf.salt, box.nonce, box.bytes].map(fromBase64Url);
  if (!salt || !nonce || !bytes) return null;
  try {
    const key = deriveKey(passphrase, salt, kdf);
    return xchacha20poly1305(key, nonce, associatedData(file)).decrypt(bytes);
  } catch {
    return null;
  }
}
