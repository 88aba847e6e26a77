import { ml_dsa65 as mlDsa } from '@noble/post-quantum/ml-dsa.js';

import { armor, readArmor } from './armor.ts';
import { keyIdOf } from './key-id.ts';

const label = 'SIGNATURE';
const context = new TextEncoder().encode('checksums of downloads v1');

/** SHA-256 checksums in hex, by file name. */
export type Sums = ReadonlyMap<string, string>;

/** Writes the format of `sha256sum --check`, sorted by name. */
export const writeSums = (sums: Sums): string =>
  [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, sha256]) => `${sha256}  ${name}\n`)
    .join('');

/** @throws Error with the first line that is not a checksum */
export function parseSums(text: string): Sums {
  return new Map(
    text
      .trimEnd()
      .split(/\r?\n/)
      .map((line): [string, string] => {
        const [, sum = '', name = ''] = /^([\da-f]{64}) [ *](\S.*)$/.exec(line) ?? [];
        if (!name) throw new Error(`Not a line as sha256sum writes it: ${line}`);
        return [name, sum];
      }),
  );
}

/** ML-DSA-65 (FIPS 204). The seed is the private key. */
export type SigningPair = { readonly publicKey: Uint8Array; readonly seed: Uint8Array };

export function makeSigningPair(): SigningPair {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  return { publicKey: mlDsa.keygen(seed).publicKey, seed };
}

/** Signs a checksum file. Returns the text of a signature file. */
export function signSums(sums: string, seed: Uint8Array): string {
  const { publicKey, secretKey } = mlDsa.keygen(seed);
  const bytes = mlDsa.sign(new TextEncoder().encode(sums), secretKey, { context });
  const firstLine = 'Signature of SHA256SUMS with ML-DSA-65 (FIPS 204).';
  return armor(label, firstLine, { keyId: keyIdOf(publicKey), bytes });
}

export type SignatureCheck =
  | { readonly ok: true; readonly keyId: string }
  | { readonly ok: false; readonly reason: string };

/** Verifies the signature of a checksum file. `keys` are public keys by id. */
export function checkSignature(
  sums: string,
  signature: string,
  keys: ReadonlyMap<string, Uint8Array>,
): SignatureCheck {
  const read = readArmor(label, signature);
  if ('fault' in read) return { ok: false, reason: read.reason };
  const key = keys.get(read.keyId);
  if (!key) return { ok: false, reason: `It is made with a key that is not known: ${read.keyId}.` };
  const message = new TextEncoder().encode(sums);
  const isValid = read.bytes.length === 3309 && mlDsa.verify(read.bytes, message, key, { context });
  return isValid
    ? { ok: true, keyId: read.keyId }
    : { ok: false, reason: 'It is not a signature of these checksums.' };
}
