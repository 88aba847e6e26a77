import * as v from 'valibot';

import { fromBase64, toBase64, equalBytes } from '../../../lib/seal/bytes.ts';
import { type DerivationCost, deriveKey } from './derive-key.ts';

/** The minimum for Argon2id in OWASP's Password Storage Cheat Sheet. */
export const currentCost: DerivationCost = { m: 19_456, t: 2, p: 1 };

const saltLength = 16;
const hashLength = 32;

// Stored records are untrusted: without limits, one could ask for 4 GiB and an hour.
const limits = { m: 65_536, t: 10, p: 4, work: 8 * 19_456 * 2 };

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const base64 = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\d+/A-Za-z]+={0,2}$/),
    v.check((text) => {
      const bytes = (text.replace(/=+$/, '').length * 6) >> 3;
      return text.length % 4 === 0 && bytes >= min && bytes <= max;
    }),
  );

/** A stored verifier with the parameters it was made with. */
export const verifierSchema = v.pipe(
  v.object({
    v: v.literal(1),
    kdf: v.literal('argon2id'),
    /** Memory in KiB, passes, lanes (RFC 9106). */
    m: whole(8, limits.m),
    t: whole(1, limits.t),
    p: whole(1, limits.p),
    salt: base64(saltLength, 64),
    hash: base64(16, 64),
  }),
  v.check(({ m, t, p }) => m * t <= limits.work && m >= 8 * p),
);

export type Verifier = v.InferOutput<typeof verifierSchema>;

/** In NFC, because keyboards encode accents differently. Nothing is trimmed. */
const bytesOf = (password: string) => new TextEncoder().encode(password.normalize('NFC'));

/** Makes a verifier with a random salt. Takes some tenths of a second. */
export async function makeVerifier(password: string, cost = currentCost): Promise<Verifier> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const hash = await deriveKey(bytesOf(password), salt, cost, hashLength);
  return { v: 1, kdf: 'argon2id', ...cost, salt: toBase64(salt), hash: toBase64(hash) };
}

export async function verifyPassword(password: string, verifier: Verifier): Promise<boolean> {
  const { m, t, p, salt, hash } = verifier;
  const [saltBytes, expected] = [fromBase64(salt), fromBase64(hash)];
  if (!saltBytes || !expected) return false;
  const found = await deriveKey(bytesOf(password), saltBytes, { m, t, p }, expected.length);
  return equalBytes(found, expected);
}

export const isBelowCurrent = ({ m, t, p }: DerivationCost): boolean =>
  m < currentCost.m || t < currentCost.t || p < currentCost.p;
