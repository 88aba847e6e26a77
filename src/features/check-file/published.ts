import { withBase } from '../../config/base.ts';
import { ownerKeys, sumsSigned } from '../../config/owner-keys.ts';
import { fetchText } from '../../lib/files/fetch-file.ts';
import type { Published } from '../../lib/seal/check-file.ts';
import { signaturePath, signingKeysPath } from '../../lib/seal/published-keys.ts';
import { parseSigningKeys } from '../../lib/seal/signing-keys.ts';

/** @returns null if the checksums are not signed */
async function fetchSignature(): Promise<Uint8Array | null> {
  const response = await fetch(withBase(signaturePath));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${signaturePath}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const hasKey = ownerKeys.some(({ kind }) => kind === 'signing');

/**
 * Fetches everything that a check needs, so that checking works offline.
 * @throws Error if a file cannot be loaded
 */
export async function fetchPublished(): Promise<Published> {
  const [sums, signature, pem] = await Promise.all([
    fetchText(withBase('/SHA256SUMS')),
    sumsSigned ? fetchSignature() : null,
    hasKey ? fetchText(withBase(signingKeysPath)) : null,
  ]);
  return { sums, signature, keys: pem === null ? [] : await parseSigningKeys(pem) };
}
