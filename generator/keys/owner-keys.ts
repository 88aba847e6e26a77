import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

import type { Plugin } from 'vite';

import type { OwnerKey } from '../../src/config/owner-keys.ts';
import { signerOf, type SigningKey, writeSums } from '../../src/lib/seal/check-file.ts';
import {
  keyIdOf,
  recipientPath,
  signaturePath,
  signingKeysPath,
} from '../../src/lib/seal/published-keys.ts';
import type { Download } from '../../src/made-file.ts';
import type { NamedFile } from '../files/write-files.ts';
import {
  privateKeyIds,
  readPrivateKey,
  publicText,
  recipientFile,
  sealingKey,
  signingKeys,
  signingKeysFile,
} from './key-files.ts';

const publishedFiles = { [recipientPath]: recipientFile, [signingKeysPath]: signingKeysFile };

/** The texts of the public keys, by path without the slash. */
const textsOfSite = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(publishedFiles).flatMap(([path, file]) => {
      const text = publicText(file);
      return text === null ? [] : [[path.slice(1), text]];
    }),
  );

/** Defines `import.meta.env` values for the owner's public keys. */
export function ownerKeys(): Plugin {
  return {
    name: 'owner-keys',
    async config(_, { command }) {
      const sealing = await sealingKey();
      const keys: OwnerKey[] = [
        ...(sealing ? [{ kind: 'sealing', fingerprint: sealing.fingerprint } as const] : []),
        ...(await signingKeys()).map(
          ({ fingerprint }) => ({ kind: 'signing', fingerprint }) as const,
        ),
      ];
      const ready = command === 'build' ? await signing() : null;
      return {
        define: {
          'import.meta.env.SEALING': JSON.stringify(sealing !== null),
          'import.meta.env.SUMS_SIGNED': JSON.stringify(
            ready !== null && ready.missing === undefined,
          ),
          'import.meta.env.OWNER_KEYS': JSON.stringify(keys),
          'import.meta.env.PUBLIC_KEYS': JSON.stringify(textsOfSite()),
        },
      };
    },
  };
}

type Signing =
  | { readonly key: SigningKey; readonly passphrase: string; readonly missing?: never }
  | { readonly missing: string };

/** What signing needs, or what is missing on this machine. Null if no signing key is published. */
async function signing(): Promise<Signing | null> {
  const [key] = await signingKeys();
  if (!key) return null;
  const id = keyIdOf(key.fingerprint);
  if (!privateKeyIds('signing').includes(id))
    return { missing: `the private key ${id} is not on this machine` };
  const passphrase = process.env['KEYS_PASSPHRASE'];
  return passphrase ? { key, passphrase } : { missing: 'KEYS_PASSPHRASE is not set' };
}

/**
 * Signs checksums with the newest published key.
 * @returns null without a key or, with a warning, without its private half or passphrase
 * @throws Error if the passphrase is wrong or the file holds another key
 */
async function signatureOf(sums: string): Promise<Buffer | null> {
  const ready = await signing();
  if (!ready) return null;
  if (ready.missing !== undefined) {
    console.warn(
      `SHA256SUMS is not signed: ${ready.missing}. Visitors who check a download will read that the signature is missing, and /security will say so. Don't deploy this build.`,
    );
    return null;
  }
  const id = keyIdOf(ready.key.fingerprint);
  const key = createPrivateKey(await readPrivateKey('signing', id, ready.passphrase));
  const signature = sign(null, Buffer.from(sums), key);
  if (!signerOf(sums, signature, [ready.key]))
    throw new Error(`The file of the signing key ${id} holds another key.`);
  return signature;
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
): Promise<readonly NamedFile[]> {
  const listed = downloads.map(({ name, sha256 }) => [name, sha256] as const);
  const sums = writeSums(new Map([...listed, ...documentsIn(directory)]));
  const signature = await signatureOf(sums);
  return [
    ['SHA256SUMS', sums],
    ...(signature ? [[signaturePath.slice(1), signature] as const] : []),
  ];
}
