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
 * Signs checksums with the newest published key, where its private half and `KEYS_PASSPHRASE` are at hand.
 * @returns null where there is no key; where there is one that can't be used, the build says so
 * @throws Error when the passphrase is wrong: no one set it to get an unsigned site
 */
function signature(sums: string): string | null {
  const [newest] = ownerKeys().signing;
  if (!newest) return null;
  const passphrase = process.env['KEYS_PASSPHRASE'];
  const key = privateKeyIds('signing').includes(newest.id)
    ? readPrivateKey('signing', newest.id)
    : null;
  if (!key || !passphrase) {
    const missing = key ? 'KEYS_PASSPHRASE is not set' : 'its private half is not on this machine';
    console.warn(`SHA256SUMS is not signed with ${newest.id}: ${missing}.`);
    return null;
  }
  const seed = unlockSeed(key, passphrase);
  if (!seed) throw new Error(`KEYS_PASSPHRASE does not open the signing key ${newest.id}`);
  return signSums(sums, seed);
}

/** Papers and archives in any folder, by their path there. */
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

/**
 * The checksums of everything that the site offers and, where there is a key, their signature.
 * @param directory the published folder
 * @param downloads what is listed as files for visitors to keep
 */
export function signedSums(
  directory: string,
  downloads: readonly Download[],
): readonly PublishedFile[] {
  const listed = downloads.map(({ name, sha256 }) => [name, sha256] as const);
  const sums = writeSums(new Map([...listed, ...documentsIn(directory)]));
  const signed = signature(sums);
  return [['SHA256SUMS', sums], ...(signed ? [['SHA256SUMS.sig', signed] as const] : [])];
}
