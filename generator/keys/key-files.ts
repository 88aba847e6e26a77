import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  openSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { ReadStream } from 'node:tty';

import { armor, Decrypter, Encrypter } from 'age-encryption';

import type { OwnerKey } from '../../src/config/owner-keys.ts';
import { parseSigningKeys, type SigningKey } from '../../src/lib/seal/check-file.ts';
import { parseRecipient, type SealingKey } from '../../src/lib/seal/sealed-message.ts';

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

type Kind = OwnerKey['kind'];

/** Both are age files that `age -d` opens with the passphrase. */
const endings = { sealing: '.txt.age', signing: '.pem.age' } as const satisfies Record<
  Kind,
  string
>;

const project = resolve(import.meta.dirname, '../..');

const settings = () =>
  process.env['XDG_CONFIG_HOME'] ?? process.env['APPDATA'] ?? join(homedir(), '.config');

/**
 * The folder of the private keys: `KEYS_FOLDER`, or `site-keys` in the user's settings.
 * @throws Error if it is inside the project, where a commit or a build could include it
 */
export function keysFolder(): string {
  const folder = resolve(process.env['KEYS_FOLDER'] ?? join(settings(), 'site-keys'));
  const path = relative(project, folder);
  if (!path.startsWith('..') && !isAbsolute(path))
    throw new Error(`Private keys must be outside the project. Set KEYS_FOLDER: ${folder}`);
  return folder;
}

const fileOf = (kind: Kind, id: string) => join(keysFolder(), `${kind}-${id}${endings[kind]}`);

export function privateKeyIds(kind: Kind): readonly string[] {
  const folder = keysFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith(endings[kind]))
    .map((name) => name.slice(kind.length + 1, -endings[kind].length));
}

/**
 * Decrypts a private key: an age identity file, or PKCS #8 in PEM.
 * @throws Error if the passphrase is wrong or the file was changed
 */
export async function readPrivateKey(kind: Kind, id: string, passphrase: string): Promise<string> {
  const file = fileOf(kind, id);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(armor.decode(readFileSync(file, 'utf8')), 'text');
  } catch (cause) {
    throw new Error(`The passphrase is wrong, or ${file} was changed.`, { cause });
  }
}

/** Encrypts a private key under a passphrase and writes it with mode 0600. Fails if the file exists. */
export async function writePrivateKey(
  kind: Kind,
  id: string,
  key: string,
  passphrase: string,
): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const text = armor.encode(await encrypter.encrypt(key));
  const folder = keysFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = fileOf(kind, id);
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  return file;
}

/** The terminal, because standard input may be the mail. */
function terminal(): ReadStream {
  if (process.stdin.isTTY) return process.stdin;
  try {
    return new ReadStream(openSync('/dev/tty', 'r'));
  } catch {
    throw new Error('There is no terminal. Set KEYS_PASSPHRASE.');
  }
}

/** Reads a passphrase from the terminal without echo, or from `KEYS_PASSPHRASE`. */
export async function askPassphrase(question: string): Promise<string> {
  const given = process.env['KEYS_PASSPHRASE'];
  if (given !== undefined) return given;
  const input = terminal();
  process.stderr.write(`${question}: `);
  input.setRawMode(true);
  input.setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of input) {
      for (const character of String(chunk)) {
        if (character === '\u0003') process.exit(130);
        if (character === '\r' || character === '\n' || character === '\u0004') return typed;
        if (character === '\u007f' || character === '\b') typed = typed.replace(/.$/u, '');
        else typed += character;
      }
    }
    return typed;
  } finally {
    if (!input.destroyed) input.setRawMode(false);
    process.stderr.write('\n');
  }
}
