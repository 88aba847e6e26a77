import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { parseRecipient, type SealingKey } from '../../src/lib/seal/sealed-message.ts';
import { parseSigningKeys, type SigningKey } from '../../src/lib/seal/check-file.ts';

const root = resolve(import.meta.dirname, '../..');

/** What `npm run keys` writes, the owner commits and the site publishes. */
export const publicKeysFolder = join(root, 'src/config/public-keys');
export const recipientFile = join(publicKeysFolder, 'age-recipient.txt');
export const signingKeysFile = join(publicKeysFolder, 'signing-keys.pem');

export const publicText = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

async function parsed<Key>(
  file: string,
  parse: (text: string) => Promise<Key>,
): Promise<Key | null> {
  const text = publicText(file);
  if (text === null) return null;
  try {
    return await parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${relative(root, file)}: ${reason}`, { cause });
  }
}

/** The key that messages are sealed to. Throws an Error that names the file if it is invalid. */
export const sealingKey = (): Promise<SealingKey | null> => parsed(recipientFile, parseRecipient);

/** The keys of signed checksums, newest first. Throws an Error that names the file if it is invalid. */
export const signingKeys = async (): Promise<readonly SigningKey[]> =>
  (await parsed(signingKeysFile, parseSigningKeys)) ?? [];
