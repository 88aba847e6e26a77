import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { site } from '../../src/config/site.ts';
import { reservedHost } from '../../src/lib/mail/email-address.ts';
import { parseSigningKeys, type SigningKey } from '../../src/lib/seal/check-file.ts';
import { parseRecipient, type SealingKey } from '../../src/lib/seal/sealed-message.ts';
import { root } from '../texts/plain-text.ts';

/** What `npm run keys` writes, the owner commits and the site publishes. */
export const ownFolder = join(root, 'src/config/public-keys');

/** The public halves of demonstration keys, never in the repository. */
export const demonstrationPublicFolder = join(root, '.build/public-keys');

export const fileNames = { sealing: 'age-recipient.txt', signing: 'signing-keys.pem' } as const;

/** The first line of both files of a demonstration, where age and OpenSSL take it for a comment. */
export const demonstrationMark =
  '# A demonstration key: it keeps nothing secret and proves nothing.';

/** Whether the site may have demonstration keys: no one can own its name (RFC 2606). */
export const isDemonstrationSite = reservedHost(site.url) !== '';

const textIn = (folder: string, name: string): string | null =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null;

/** @throws Error that names the file if a key in it is invalid */
async function parsed<Key>(
  folder: string,
  name: string,
  parse: (text: string) => Promise<Key>,
): Promise<Key | null> {
  const text = textIn(folder, name);
  if (text === null) return null;
  try {
    return await parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${relative(root, join(folder, name))}: ${reason}`, { cause });
  }
}

export type PublicKeys = {
  /** The texts of the files. */
  readonly recipient: string | null;
  readonly pem: string | null;
  /** The key that messages are sealed to. */
  readonly sealing: SealingKey | null;
  /** The keys of signed checksums, newest first. */
  readonly signing: readonly SigningKey[];
};

/** @throws Error that names the file if it is invalid */
export const publicKeysIn = async (folder: string): Promise<PublicKeys> => ({
  recipient: textIn(folder, fileNames.sealing),
  pem: textIn(folder, fileNames.signing),
  sealing: await parsed(folder, fileNames.sealing, parseRecipient),
  signing: (await parsed(folder, fileNames.signing, parseSigningKeys)) ?? [],
});

const noKeys: PublicKeys = { recipient: null, pem: null, sealing: null, signing: [] };

/**
 * The keys that the site publishes: the owner's, else those of a demonstration where the site's name is reserved.
 * @throws Error that names the file if it is invalid, or if a demonstration key is among the owner's
 */
export async function publicKeys(): Promise<PublicKeys & { readonly isDemonstration: boolean }> {
  const own = await publicKeysIn(ownFolder);
  if (`${own.recipient}${own.pem}`.includes(demonstrationMark))
    throw new Error(
      `${relative(root, ownFolder)} has a demonstration key, which anyone can make: delete the file, and run npm run keys.`,
    );
  if (own.sealing || own.signing.length > 0) return { ...own, isDemonstration: false };
  if (!isDemonstrationSite) return { ...noKeys, isDemonstration: false };
  const found = await publicKeysIn(demonstrationPublicFolder);
  return { ...found, isDemonstration: found.sealing !== null };
}
