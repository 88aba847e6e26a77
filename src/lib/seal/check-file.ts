import type { Bytes } from './bytes.ts';
import { keyIdOf, sha256 } from './fingerprint.ts';
import { parseSums, signerOf } from './signed-sums.ts';
import type { SigningKey } from './signing-keys.ts';

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
      ? {
          ok: true,
          reason:
            'The checksums are not signed: they are as trustworthy as the place they came from.',
        }
      : { ok: false, reason: 'This site signs its checksums, and the signature is missing.' };
  }
  const signer = signerOf(sums, signature, keys);
  return signer
    ? {
        ok: true,
        reason: `The checksums are signed with key ${keyIdOf(signer.fingerprint)}, and the signature holds.`,
      }
    : { ok: false, reason: 'It is not a signature of these checksums with a known key.' };
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
    const summary = 'The published checksums can’t be trusted: their signature does not hold.';
    return { verdict: 'bad-signature', summary, reason, sha256: sum };
  }
  const list = parseSums(published.sums);
  const found = [...list].find(([, known]) => known === sum)?.[0];
  if (found !== undefined) {
    const as = nameOf(found) === name ? '' : ` as ${found}`;
    const summary = `${name} is the file that was published${as}, unchanged to the last bit.`;
    return { verdict: 'published', summary, reason, sha256: sum };
  }
  if ([...list.keys()].some((path) => nameOf(path) === name)) {
    const summary = `${name} is not the file that was published under this name.`;
    const why = `It was changed, or is of another edition. ${reason}`;
    return { verdict: 'changed', summary, reason: why, sha256: sum };
  }
  const summary = `${name} is not among the published files, by content or by name.`;
  return { verdict: 'unknown', summary, reason, sha256: sum };
}
