import { ml_dsa65 as mlDsa } from '@noble/post-quantum/ml-dsa.js';

import { fromBase64, type Bytes, hexOf } from './bytes.ts';
import { fill } from '../text/fill.ts';
import { longDate } from '../text/format.ts';
import type { IsoDay } from '../time/dates.ts';
import { fingerprintOf, keyIdOf, sha256 } from './published-keys.ts';
import { parseSums } from './sums.ts';
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
  /** Public signing keys, from the reader's own copy and never from where the checksums came from. */
  readonly keys: readonly SigningKey[];
  /** The latest edition that the reader knows of. An earlier list is true, and may be served again to hide a change. */
  readonly edition: string;
};

export type FileCheck = {
  readonly verdict: 'published' | 'changed' | 'unknown' | 'older' | 'bad-signature';
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
  const found = (verdict: FileCheck['verdict'], summary: string, why = reason): FileCheck => ({
    verdict,
    summary,
    reason: why,
    sha256: sum,
  });
  if (!ok) return found('bad-signature', words.badSignature);
  const { edition, files } = parseSums(published.sums);
  const same = [...files].filter(([, known]) => known === sum).map(([path]) => path);
  const isNamed = (path: string) => nameOf(path) === name;
  const [first] = same.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  if (edition < published.edition) {
    const newer = longDate(published.edition as IsoDay);
    return found('older', fill(words.older, { newer }), words.olderReason);
  }
  if (first !== undefined) {
    const text = isNamed(first) ? words.published : words.publishedAs;
    return found('published', fill(text, { name, published: first }));
  }
  if ([...files.keys()].some(isNamed))
    return found('changed', fill(words.changed, { name }), fill(words.changedReason, { reason }));
  return found('unknown', fill(words.unknown, { name }));
}
