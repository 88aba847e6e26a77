import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

import { parsePublicKeys, type PublicKeys } from '../../src/lib/seal/public-keys.ts';

/** The file of the public keys, which `npm run keys` writes. `PUBLIC_KEYS` overrides it. */
export const publicKeysFile = (): string =>
  process.env['PUBLIC_KEYS'] ?? resolve(import.meta.dirname, '../../src/config/public-keys.json');

export function publicKeysText(): string | null {
  const file = publicKeysFile();
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const none: PublicKeys = { version: 1, sealing: [], signing: [] };

/**
 * The owner's public keys, newest first.
 * @throws Error if the file is invalid
 */
export function ownerKeys(): PublicKeys {
  const text = publicKeysText();
  return text === null ? none : parsePublicKeys(JSON.parse(text));
}
