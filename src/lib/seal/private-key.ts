import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { argon2id } from '@noble/hashes/argon2.js';
import * as v from 'valibot';

import { fromBase64Url, toBase64Url } from '../base64.ts';
import { keyIdPattern } from './key-id.ts';

/** Argon2id parameters: memory in KiB, passes, lanes. */
type Cost = { readonly m: number; readonly t: number; readonly p: number };

/** The second recommended option of RFC 9106, section 4: takes some seconds once. */
const usualCost: Cost = { m: 65_536, t: 3, p: 4 };

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

const privateKeySchema = v.object({
  version: v.literal(1),
  kind: v.picklist(['sealing', 'signing']),
  id: v.pipe(v.string(), v.regex(keyIdPattern)),
  kdf: v.object({
    name: v.literal('argon2id'),
    // A file may have been changed: no one waits an hour for it.
    m: whole(1_048_576),
    t: whole(16),
    p: whole(16),
    salt: v.string(),
  }),
  box: v.object({ name: v.literal('xchacha20-poly1305'), nonce: v.string(), bytes: v.string() }),
});

/** The private half of a key pair, locked with a passphrase. */
export type PrivateKeyFile = v.InferOutput<typeof privateKeySchema>;

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

function keyOf(passphrase: string, salt: Uint8Array, cost: Cost): Uint8Array {
  return argon2id(passphrase.normalize('NFC'), salt, { ...cost, dkLen: 32 });
}

/** Binds the box to what the file says it is. */
const about = ({ kind, id }: Pick<PrivateKeyFile, 'kind' | 'id'>) =>
  new TextEncoder().encode(`private key v1 ${kind} ${id}`);

/** Locks the seed that a private key grows from. */
export function lockSeed(
  seed: Uint8Array,
  key: Pick<PrivateKeyFile, 'kind' | 'id'>,
  passphrase: string,
  cost = usualCost,
): PrivateKeyFile {
  const [salt, nonce] = [random(16), random(24)];
  const bytes = xchacha20poly1305(keyOf(passphrase, salt, cost), nonce, about(key)).encrypt(seed);
  return {
    version: 1,
    ...key,
    kdf: { name: 'argon2id', ...cost, salt: toBase64Url(salt) },
    box: { name: 'xchacha20-poly1305', nonce: toBase64Url(nonce), bytes: toBase64Url(bytes) },
  };
}

/** @throws Error when the text is no private key file */
export function parsePrivateKey(text: string): PrivateKeyFile {
  return v.parse(privateKeySchema, JSON.parse(text));
}

/** @returns null when the passphrase is wrong, or the file was changed: the two look alike */
export function unlockSeed(file: PrivateKeyFile, passphrase: string): Uint8Array | null {
  const { kdf, box } = file;
  const [salt, nonce, bytes] = [kdf.salt, box.nonce, box.bytes].map(fromBase64Url);
  if (!salt || !nonce || !bytes) return null;
  try {
    return xchacha20poly1305(keyOf(passphrase, salt, kdf), nonce, about(file)).decrypt(bytes);
  } catch {
    return null;
  }
}
