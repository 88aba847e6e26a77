import * as v from 'valibot';

import { fromBase64, toBase64 } from '../../../lib/base64.ts';
import { equalBytes } from '../../../lib/equal-bytes.ts';
import { type DerivationCost, deriveKey } from './derive-key.ts';

/** What new verifiers cost: the least that OWASP's Password Storage Cheat Sheet allows for Argon2id. */
export const currentCost: DerivationCost = { m: 19_456, t: 2, p: 1 };

const saltLength = 16;
const hashLength = 32;

// A record is read from storage, where anyone may have asked for 4 GiB and an hour.
const most = { m: 65_536, t: 10, p: 4, work: 8 * 19_456 * 2 };

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

/** A stored verifier: says itself how it was made. Parameters out of bounds do not pass. */
export const verifierSchema = v.pipe(
  v.object({
    v: v.literal(1),
    kdf: v.literal('argon2id'),
    /** Memory in KiB, passes, lanes (RFC 9106). */
    m: whole(8, most.m),
    t: whole(1, most.t),
    p: whole(1, most.p),
    salt: base64(saltLength, 64),
    hash: base64(16, 64),
  }),
  v.check(({ m, t, p }) => m * t <= most.work && m >= 8 * p),
);

/** From this a password can be checked, and not read. */
export type Verifier = v.InferOutput<typeof verifierSchema>;

/** Two ways of writing the same letter are one password (Unicode NFC); nothing is trimmed. */
const bytesOf = (password: string) => new TextEncoder().encode(password.normalize('NFC'));

/** Makes a verifier with a fresh random salt. Takes some tenths of a second. */
export async function makeVerifier(password: string, cost = currentCost): Promise<Verifier> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const hash = await deriveKey(bytesOf(password), salt, cost, hashLength);
  return { v: 1, kdf: 'argon2id', ...cost, salt: toBase64(salt), hash: toBase64(hash) };
}

/** Whether a password is the one a verifier was made from. */
export async function verifyPassword(password: string, verifier: Verifier): Promise<boolean> {
  const { m, t, p, salt, hash } = verifier;
  const [saltBytes, expected] = [fromBase64(salt), fromBase64(hash)];
  if (!saltBytes || !expected) return false;
  const found = await deriveKey(bytesOf(password), saltBytes, { m, t, p }, expected.length);
  return equalBytes(found, expected);
}

/** Whether a verifier was made with less than what new ones cost. */
export const isBelowCurrent = ({ m, t, p }: DerivationCost): boolean =>
  m < currentCost.m || t < currentCost.t || p < currentCost.p;
