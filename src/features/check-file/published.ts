import { fetchJson, fetchText } from '../../lib/fetch-file.ts';
import type { Published } from '../../lib/seal/check-file.ts';
import { parsePublicKeys } from '../../lib/seal/public-keys.ts';
import { publicKeysPath } from '../../lib/seal/public-keys-path.ts';
import { ownerKeys } from '../../config/owner-keys.ts';

/** @returns null if the checksums are not signed */
async function fetchSignature(): Promise<string | null> {
  const address = '/SHA256SUMS.sig';
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

const signs = ownerKeys.some(({ kind }) => kind === 'signing');

/**
 * Fetches everything that a check needs, so that checking works offline.
 * @throws Error if a file cannot be loaded
 */
export async function fetchPublished(): Promise<Published> {
  const [sums, signature, json] = await Promise.all([
    fetchText('/SHA256SUMS'),
    signs ? fetchSignature() : null,
    signs ? fetchJson(publicKeysPath) : null,
  ]);
  const keys = json === null ? [] : parsePublicKeys(json).signing;
  return { sums, signature, keys: new Map(keys.map(({ id, bytes }) => [id, bytes])) };
}
