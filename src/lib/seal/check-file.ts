import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { checkSignature, parseSums } from './signed-sums.ts';

/** The published checksums, with what proves them. */
export type Published = {
  readonly sums: string;
  /** Null if the site has none. */
  readonly signature: string | null;
  /** Public signing keys by id. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
};

export type FileCheck = {
  readonly verdict: 'published' | 'changed' | 'unknown' | 'bad-signature';
  /** The verdict in one sentence. */
  readonly summary: string;
  readonly reason: string;
  readonly sha256: string;
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** If the site has signing keys, a missing signature is a bad one, because an attacker could remove it. */
const unsigned = (keys: Published['keys']) =>
  keys.size === 0
    ? null
    : {
        ok: false as const,
        reason: 'This site signs its checksums, and the signature is missing.',
      };

/** Compares a file with the published ones, by content and then by name. */
export function checkFile(name: string, bytes: Uint8Array, published: Published): FileCheck {
  const sum = bytesToHex(sha256(bytes));
  const { sums, signature, keys } = published;
  const signed = signature === null ? unsigned(keys) : checkSignature(sums, signature, keys);
  if (signed?.ok === false) {
    const summary = 'The published checksums can’t be trusted: their signature does not hold.';
    return { verdict: 'bad-signature', summary, reason: signed.reason, sha256: sum };
  }
  const list = parseSums(sums);
  const trust = signed
    ? `The checksums are signed with key ${signed.keyId}, and the signature holds.`
    : 'The checksums are not signed: they are as trustworthy as the place they came from.';
  const found = [...list].find(([, known]) => known === sum)?.[0];
  if (found !== undefined) {
    const as = nameOf(found) === name ? '' : ` as ${found}`;
    const summary = `${name} is the file that was published${as}, unchanged to the last bit.`;
    return { verdict: 'published', summary, reason: trust, sha256: sum };
  }
  if ([...list.keys()].some((path) => nameOf(path) === name)) {
    const summary = `${name} is not the file that was published under this name.`;
    const reason = `It was changed, or is of another edition. ${trust}`;
    return { verdict: 'changed', summary, reason, sha256: sum };
  }
  const summary = `${name} is not among the published files, by content or by name.`;
  return { verdict: 'unknown', summary, reason: trust, sha256: sum };
}
