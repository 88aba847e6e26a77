/** `npm run unseal < mail.eml`: prints the sealed message in a mail, or the reason why it cannot. */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { Decrypter } from 'age-encryption';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import PostalMime from 'postal-mime';

import { isCommand } from '../../scripts/commands.mjs';
import { keyIdPattern } from '../../src/lib/seal/published-keys.ts';
import {
  keysFolder,
  privateKeyIds,
  readPrivateKey,
  askPassphrase,
} from '../../generator/keys/key-files.ts';

const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** Every text of a mail file, with those of attached files and mails. */
async function textsIn(mail: Uint8Array): Promise<readonly string[]> {
  const { text = '', html = '', attachments } = await PostalMime.parse(mail);
  const attached = await Promise.all(
    attachments.map(async ({ content, mimeType }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      if (mimeType === 'message/rfc822') return textsIn(bytes);
      return [Buffer.from(bytes).toString('latin1')];
    }),
  );
  return [text, textOf(parse(html)), ...attached.flat()];
}

/** An age file found in a mail. */
export type SealedMail = {
  readonly file: Uint8Array;
  /** The id in the line for people, which can be lost or forged. */
  readonly keyId: string | undefined;
};

// Programs that quote or wrap a mail put spaces, marks and line breaks between words.
const label = String.raw`\W+AGE\W+ENCRYPTED\W+FILE\b`;
const begin = new RegExp(`BEGIN${label}`);
const armored = new RegExp(`BEGIN${label}(.*?)END${label}`, 's');

/**
 * Finds the sealed message in a mail file, or in any text, and undoes what mail programs do to it.
 * @throws Error if there is none, or its last line is missing
 */
export async function findSealed(mail: Uint8Array): Promise<SealedMail> {
  const raw = Buffer.from(mail).toString('latin1');
  const texts = [...(await textsIn(mail)), raw];
  const text = texts.find((one) => armored.test(one));
  if (text === undefined) {
    throw new Error(
      texts.some((one) => begin.test(one))
        ? 'It is cut: its last line, END AGE ENCRYPTED FILE, is missing.'
        : 'There is no sealed message in it.',
    );
  }
  const [, inner = ''] = armored.exec(text) ?? [];
  const base64 = inner.replaceAll(/[^A-Za-z\d+/]/g, '');
  // What is no mail begins with this line, which the parser takes for a header.
  const [keyId] = keyIdPattern.exec(text) ?? keyIdPattern.exec(raw) ?? [];
  return { file: Buffer.from(base64, 'base64'), keyId };
}

/**
 * Decrypts an age file.
 * @param identities a decrypted identity file, as `age-keygen` writes it
 * @returns null if it is for another key, or was cut or altered; age files name no key, so both look alike
 */
export async function unseal(file: Uint8Array, identities: string): Promise<string | null> {
  const decrypter = new Decrypter();
  for (const line of identities.split('\n').filter((text) => text.startsWith('AGE-SECRET-KEY-')))
    decrypter.addIdentity(line.trim());
  try {
    return await decrypter.decrypt(file, 'text');
  } catch {
    return null;
  }
}

async function main() {
  const { file, keyId } = await findSealed(readFileSync(process.argv[2] ?? 0));
  const ids = privateKeyIds('sealing').filter((id) => keyId === undefined || id === keyId);
  if (ids.length === 0) {
    const available = privateKeyIds('sealing').join(', ') || 'none';
    throw new Error(
      `It is sealed to ${keyId ? `key ${keyId}` : 'a key'} that is not in ${keysFolder()} (keys there: ${available}).`,
    );
  }
  for (const id of ids) {
    const passphrase = await askPassphrase(`Passphrase of key ${id}`);
    const text = await unseal(file, await readPrivateKey('sealing', id, passphrase));
    if (text !== null) {
      console.log(text);
      return;
    }
  }
  throw new Error(
    keyId === undefined
      ? `None of the keys in ${keysFolder()} opens it: it is sealed to another key, or was cut or altered on the way.`
      : 'It was cut or altered on the way. Nothing of it is shown.',
  );
}

if (isCommand(import.meta.url))
  main().catch((error: Error) => {
    console.error(`Not opened. ${error.message}`);
    process.exitCode = 1;
  });
