import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

import { fingerprintOf, keyIdOf } from '../../src/lib/seal/fingerprint.ts';
import { signaturePath } from '../../src/lib/seal/published-keys.ts';
import { writeSums } from '../../src/lib/seal/signed-sums.ts';
import type { Download } from '../../src/ui/downloads.ts';
import type { PublishedFile } from '../publish.ts';
import { privateKeyIds, readPrivateKey } from './private-keys.ts';
import { signingKeys } from './public-keys.ts';

type PrivateSigningKey = { readonly key: KeyObject } | { readonly missing: string };

/**
 * The private half of the newest public signing key, or the reason why it is missing.
 * @returns null if no signing key is published
 * @throws Error if the passphrase is wrong or the file holds another key
 */
export async function privateSigningKey(): Promise<PrivateSigningKey | null> {
  const [newest] = await signingKeys();
  if (!newest) return null;
  const id = keyIdOf(newest.fingerprint);
  if (!privateKeyIds('signing').includes(id))
    return { missing: `the private key ${id} is not on this machine` };
  const passphrase = process.env['KEYS_PASSPHRASE'];
  if (!passphrase) return { missing: 'KEYS_PASSPHRASE is not set' };
  const key = createPrivateKey(await readPrivateKey('signing', id, passphrase));
  const der = createPublicKey(key.export({ type: 'pkcs8', format: 'pem' })).export({
    type: 'spki',
    format: 'der',
  });
  if ((await fingerprintOf(Uint8Array.from(der))) !== newest.fingerprint)
    throw new Error(`The file of the signing key ${id} holds another key.`);
  return { key };
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

/** SHA256SUMS for all downloads and documents and, with a private key, its raw ML-DSA-65 signature. */
export async function signedSums(
  directory: string,
  downloads: readonly Download[],
): Promise<readonly PublishedFile[]> {
  const listed = downloads.map(({ name, sha256 }) => [name, sha256] as const);
  const sums = writeSums(new Map([...listed, ...documentsIn(directory)]));
  const signer = await privateSigningKey();
  const signature = signer && 'key' in signer ? [sign(null, Buffer.from(sums), signer.key)] : [];
  return [
    ['SHA256SUMS', sums],
    ...signature.map((bytes) => [signaturePath.slice(1), bytes] as const),
  ];
}
