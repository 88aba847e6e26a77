/** `npm run unseal < mail.eml`: prints the sealed message in a mail, or the reason why it cannot. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';

import { Decrypter } from 'age-encryption';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import PostalMime from 'postal-mime';

import { isCommand } from '../../scripts/commands.mjs';
import { keyIdPattern } from '../../src/lib/seal/published-keys.ts';
import { keysFolder, openPrivateKey, privateKeys } from './private-keys.ts';
import { runProgram, say } from './terminal.ts';

/** In a loop, because a hostile mail may have elements a hundred thousand deep. */
function textOf(page: DefaultTreeAdapterTypes.Document): string {
  const texts: string[] = [];
  const nodes: DefaultTreeAdapterTypes.Node[] = [page];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) nodes.push(child);
  }
  return texts.join('');
}

/** Mails within mails that are read as such; deeper ones as plain text. */
const maxDepth = 8;

/** Every text of a mail file, with those of attached files and mails. */
async function textsIn(mail: Uint8Array, depth = 0): Promise<readonly string[]> {
  const options = { forceRfc822Attachments: true };
  const { text = '', html = '', attachments } = await PostalMime.parse(mail, options);
  const attached = await Promise.all(
    attachments.map(async ({ content, mimeType }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      if (mimeType === 'message/rfc822' && depth < maxDepth) return textsIn(bytes, depth + 1);
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
const begin = new RegExp(`BEGIN${label}`, 'g');
const end = new RegExp(`END${label}`);

/** The armor before the first END line, after the BEGIN line nearest to it; undefined without both. */
function armorIn(text: string): string | undefined {
  const [whole, ...others] = text.split(end, 2);
  return others.length > 0 && whole?.search(begin) !== -1 ? whole?.split(begin).at(-1) : undefined;
}

/**
 * Finds the sealed message in a mail file, or in any text, and undoes what mail programs do to it.
 * @throws Error if there is none, or its last line is missing
 */
export async function findSealed(mail: Uint8Array): Promise<SealedMail> {
  const raw = Buffer.from(mail).toString('latin1');
  const texts = [...(await textsIn(mail)), raw];
  // In UTF-16, a zero stands beside each letter of a sealed message.
  const plain = raw.replace(/^(?:\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '');
  if (plain !== raw) texts.push(...(await textsIn(Buffer.from(plain, 'latin1'))), plain);
  const text = texts.find((one) => armorIn(one) !== undefined);
  if (text === undefined) {
    throw new Error(
      texts.some((one) => one.search(begin) !== -1)
        ? 'It is cut: its last line, END AGE ENCRYPTED FILE, is missing.'
        : 'There is no sealed message in it.',
    );
  }
  const base64 = (armorIn(text) ?? '').replaceAll(/[^A-Za-z\d+/]/g, '');
  // What is no mail begins with this line, which the parser takes for a header.
  const [keyId] = keyIdPattern.exec(text) ?? keyIdPattern.exec(plain) ?? [];
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

/** The mail: a file, or what is piped, however slowly it comes. */
async function givenMail(): Promise<Buffer> {
  const name = process.argv[2];
  if (name !== undefined) return readFileSync(name);
  if (process.stdin.isTTY)
    throw new Error('Name the file of the mail, as in: npm run unseal mail.eml');
  return buffer(process.stdin);
}

async function main() {
  const { file, keyId } = await findSealed(await givenMail());
  const all = privateKeys('sealing');
  const keys = all.filter(({ id }) => keyId === undefined || id === keyId);
  if (keys.length === 0) {
    const available = all.map(({ id }) => id).join(', ') || 'none';
    throw new Error(
      `It is sealed to ${keyId ? `key ${keyId}` : 'a key'} that is not in ${keysFolder()} (keys there: ${available}).`,
    );
  }
  const failures: unknown[] = [];
  for (const key of keys) {
    const identity = await openPrivateKey(key).catch((error: unknown) => void failures.push(error));
    const text = identity === undefined ? null : await unseal(file, identity);
    if (text !== null) return say(text);
  }
  if (failures.length > 0) throw failures[0];
  throw new Error(
    keyId === undefined
      ? `None of the keys in ${keysFolder()} opens it: it is sealed to another key, or was cut or altered on the way.`
      : 'It was cut or altered on the way. Nothing of it is shown.',
  );
}

if (isCommand(import.meta.url)) await runProgram(main, 'Not opened. ');
