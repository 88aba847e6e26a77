import { ml_dsa65 as mlDsa } from '@noble/post-quantum/ml-dsa.js';

import { fromBase64, type Bytes, hexOf } from './bytes.ts';
import { fill } from '../text/fill.ts';
import { fingerprintOf, keyIdOf, sha256 } from './published-keys.ts';
import * as words from './words.ts';

/** A public key of ML-DSA-65 (FIPS 204). */
export type SigningKey = {
  readonly bytes: Bytes;
  /** SHA-256 of the key in DER. */
  readonly fingerprint: string;
};

/** How the DER of each such key begins (RFC 9881). The 1,952 bytes of FIPS 204 follow. */
const derStart = '308207b2300b0609608648016503040312038207a100';
const derLength = derStart.length / 2 + 1952;

/**
 * Reads public keys in PEM.
 * @throws Error if there is none, or one of another algorithm
 */
export async function parseSigningKeys(pem: string): Promise<readonly SigningKey[]> {
  const blocks = [...pem.matchAll(/-----BEGIN ([^-]+)-----([^-]+)-----END \1-----/g)];
  if (blocks.length === 0) throw new Error('There is no key in PEM in it.');
  return Promise.all(
    blocks.map(async ([, label, base64 = ''], at) => {
      const der = fromBase64(base64);
      const start = der?.subarray(0, derStart.length / 2);
      if (
        label !== 'PUBLIC KEY' ||
        der?.length !== derLength ||
        !start ||
        hexOf(start) !== derStart
      )
        throw new Error(`Key ${at + 1} in it is not a public key of ML-DSA-65.`);
      return { bytes: der.slice(derStart.length / 2), fingerprint: await fingerprintOf(der) };
    }),
  );
}

/** SHA-256 checksums in hex, by file name. */
type Sums = ReadonlyMap<string, string>;

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

/** The key that made an ML-DSA-65 signature of a checksum file, or undefined. */
export function signerOf(
  sums: string,
  signature: Uint8Array,
  keys: readonly SigningKey[],
): SigningKey | undefined {
  const message = new TextEncoder().encode(sums);
  return keys.find(({ bytes }) => mlDsa.verify(signature, message, bytes));
}

/** The published checksums, with what proves them. */
export type Published = {
  readonly sums: string;
  /** Null if the site has none. */
  readonly signature: Uint8Array | null;
  /** Public signing keys. */
  readonly keys: readonly SigningKey[];
};

export type FileCheck = {
  readonly verdict: 'published' | 'changed' | 'unknown' | 'bad-signature';
  /** The verdict in one sentence. */
  readonly summary: string;
  readonly reason: string;
  readonly sha256: string;
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

type Trust = { readonly ok: boolean; readonly reason: string };

/** If the site has signing keys, a missing signature is a bad one, because an attacker could remove it. */
function trustIn({ sums, signature, keys }: Published): Trust {
  if (signature === null) {
    return keys.length === 0
      ? { ok: true, reason: words.notSigned }
      : { ok: false, reason: words.signatureMissing };
  }
  const signer = signerOf(sums, signature, keys);
  return signer
    ? { ok: true, reason: fill(words.signatureHolds, { keyId: keyIdOf(signer.fingerprint) }) }
    : { ok: false, reason: words.unknownSigner };
}

/** Compares a file with the published ones, by content and then by name. */
export async function checkFile(
  name: string,
  bytes: Bytes,
  published: Published,
): Promise<FileCheck> {
  const sum = await sha256(bytes);
  const { ok, reason } = trustIn(published);
  if (!ok) {
    return { verdict: 'bad-signature', summary: words.badSignature, reason, sha256: sum };
  }
  const list = parseSums(published.sums);
  const found = [...list].find(([, known]) => known === sum)?.[0];
  if (found !== undefined) {
    const summary =
      nameOf(found) === name
        ? fill(words.published, { name })
        : fill(words.publishedAs, { name, published: found });
    return { verdict: 'published', summary, reason, sha256: sum };
  }
  if ([...list.keys()].some((path) => nameOf(path) === name)) {
    const summary = fill(words.changed, { name });
    const why = fill(words.changedReason, { reason });
    return { verdict: 'changed', summary, reason: why, sha256: sum };
  }
  const summary = fill(words.unknown, { name });
  return { verdict: 'unknown', summary, reason, sha256: sum };
}
