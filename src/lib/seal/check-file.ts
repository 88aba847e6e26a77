import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { checkSignature, parseSums } from './signed-sums.ts';

/** What a site has published about its files. */
export type Published = {
  readonly sums: string;
  /** Null where nothing is signed. */
  readonly signature: string | null;
  /** Public signing keys by id. */
  readonly keys: ReadonlyMap<string, Uint8Array>;
};

export type FileCheck = {
  readonly verdict: 'published' | 'changed' | 'unknown' | 'bad-signature';
  /** The verdict in one sentence, and what it rests on in another. */
  readonly says: string;
  readonly because: string;
  readonly sha256: string;
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Where a site signs, a signature that is not there is a bad one: else anyone could take it away. */
const unsigned = (keys: Published['keys']) =>
  keys.size === 0
    ? null
    : {
        ok: false as const,
        reason: 'This site signs its checksums, and the signature is missing.',
      };

/**
 * Whether a file is one that was published: by its content first, then by its name.
 * @param name its own name, without a folder
 */
export function checkFile(name: string, bytes: Uint8Array, published: Published): FileCheck {
  const sum = bytesToHex(sha256(bytes));
  const { sums, signature, keys } = published;
  const signed = signature === null ? unsigned(keys) : checkSignature(sums, signature, keys);
  if (signed?.ok === false) {
    const says = 'The published checksums can’t be trusted: their signature does not hold.';
    return { verdict: 'bad-signature', says, because: signed.reason, sha256: sum };
  }
  const list = parseSums(sums);
  const trust = signed
    ? `The checksums are signed with key ${signed.keyId}, and the signature holds.`
    : 'The checksums are not signed: they are as trustworthy as the place they came from.';
  const found = [...list].find(([, known]) => known === sum)?.[0];
  if (found !== undefined) {
    const as = nameOf(found) === name ? '' : ` as ${found}`;
    const says = `${name} is the file that was published${as}, unchanged to the last bit.`;
    return { verdict: 'published', says, because: trust, sha256: sum };
  }
  if ([...list.keys()].some((path) => nameOf(path) === name)) {
    const says = `${name} is not the file that was published under this name.`;
    const because = `It was changed, or is of another edition. ${trust}`;
    return { verdict: 'changed', says, because, sha256: sum };
  }
  const says = `${name} is not among the published files, by content or by name.`;
  return { verdict: 'unknown', says, because: trust, sha256: sum };
}
