import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

import type { Download } from '../../src/ui/downloads.ts';
import { unlockSeed } from '../../src/lib/seal/private-key.ts';
import { signSums, writeSums } from '../../src/lib/seal/signed-sums.ts';
import type { PublishedFile } from '../publish.ts';
import { privateKeyIds, readPrivateKey } from './private-keys.ts';
import { ownerKeys } from './public-keys-file.ts';

/**
 * Signs checksums with the newest published key.
 * @returns null without a key, or, with a warning, without its private half or `KEYS_PASSPHRASE`
 * @throws Error if the passphrase is wrong
 */
function signature(sums: string): string | null {
  const [newest] = ownerKeys().signing;
  if (!newest) return null;
  const passphrase = process.env['KEYS_PASSPHRASE'];
  const key = privateKeyIds('signing').includes(newest.id)
    ? readPrivateKey('signing', newest.id)
    : null;
  if (!key || !passphrase) {
    const missing = key ? 'KEYS_PASSPHRASE is not set' : 'the private key is not on this machine';
    console.warn(`SHA256SUMS is not signed with ${newest.id}: ${missing}.`);
    return null;
  }
  const seed = unlockSeed(key, passphrase);
  if (!seed) throw new Error(`KEYS_PASSPHRASE does not open the signing key ${newest.id}`);
  return signSums(sums, seed);
}

function documentsIn(directory: string): readonly (readonly [path: string, sha256: string])[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:pdf|zip)$/.test(name))
    .map((name) => {
      const sha256 = createHash('sha256')
        .update(readFileSync(join(directory, name)))
        .digest('hex');
      return [name.replaceAll(sep, '/'), sha256];
    });
}

/** SHA256SUMS for all downloads and documents and, with a key, its signature. */
export function signedSums(
  directory: string,
  downloads: readonly Download[],
): readonly PublishedFile[] {
  const listed = downloads.map(({ name, sha256 }) => [name, sha256] as const);
  const sums = writeSums(new Map([...listed, ...documentsIn(directory)]));
  const signed = signature(sums);
  return [['SHA256SUMS', sums], ...(signed ? [['SHA256SUMS.sig', signed] as const] : [])];
}
