/** The owner's private keys, each in an age file under a passphrase of its own. Nothing that builds the site imports this. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';

import { armor, Decrypter, Encrypter } from 'age-encryption';

import { askSecret } from './terminal.ts';

export type Kind = 'sealing' | 'signing';

/** `age -d` opens each with its passphrase. */
const endings = { sealing: '.txt.age', signing: '.pem.age' } as const satisfies Record<
  Kind,
  string
>;

/** Where machines without a terminal have the passphrases. Two, so that what signs cannot unseal. */
const passphraseVariables = {
  sealing: 'SEALING_PASSPHRASE',
  signing: 'SIGNING_PASSPHRASE',
} as const satisfies Record<Kind, string>;

const settings = () =>
  process.env['XDG_CONFIG_HOME'] || process.env['APPDATA'] || join(homedir(), '.config');

/** A path without symbolic links, also of what is not there yet, such as on a drive that isn't plugged in. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
}

/**
 * The folder of the private keys: `KEYS_FOLDER`, or `site-keys` in the user's settings.
 * @throws Error if it is inside the project, where a commit or a build could include it
 */
export function keysFolder(): string {
  const folder = resolve(process.env['KEYS_FOLDER'] || join(settings(), 'site-keys'));
  const project = realpathSync(resolve(import.meta.dirname, '../..'));
  const path = relative(project, realPath(folder));
  const [first] = path.split(sep);
  if (first !== '..' && !isAbsolute(path))
    throw new Error(`Private keys must be outside the project. Set KEYS_FOLDER: ${folder}`);
  return folder;
}

/** The folder of keys that only a site on a reserved name may have. They keep nothing secret. */
export const demonstrationFolder = (): string => join(keysFolder(), 'demonstration');

/** Of every demonstration key, so that `age -d` opens it as an owner's. */
const demonstrationPassphrase = 'demonstration';

/** A private key's file. */
export type PrivateKey = {
  readonly kind: Kind;
  /** `keyIdOf` its fingerprint. */
  readonly id: string;
  readonly file: string;
  readonly isDemonstration: boolean;
};

const keysIn = (folder: string, kind: Kind, isDemonstration: boolean): readonly PrivateKey[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith(endings[kind]))
    .map((name) => ({
      kind,
      id: name.slice(kind.length + 1, -endings[kind].length),
      file: join(folder, name),
      isDemonstration,
    }));

/** The private keys of this machine, the owner's first. */
export const privateKeys = (kind: Kind): readonly PrivateKey[] => [
  ...keysIn(keysFolder(), kind, false),
  ...keysIn(demonstrationFolder(), kind, true),
];

/** The passphrase from its variable, or typed. Where CI has no such secret, the variable is empty. */
export async function askPassphrase(kind: Kind, question: string): Promise<string> {
  const variable = passphraseVariables[kind];
  return process.env[variable] || askSecret(question, variable);
}

/**
 * Decrypts a private key: an age identity file, or PKCS #8 in PEM. Asks for its passphrase.
 * @throws Error if the passphrase is wrong or the file was changed
 */
export async function openPrivateKey(key: PrivateKey): Promise<string> {
  const { kind, id, file, isDemonstration } = key;
  // Before the question: no passphrase opens a file that belongs to another user.
  const sealed = readFileSync(file, 'utf8');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(
    isDemonstration
      ? demonstrationPassphrase
      : await askPassphrase(kind, `Passphrase of the ${kind} key ${id}`),
  );
  try {
    return await decrypter.decrypt(armor.decode(sealed), 'text');
  } catch (cause) {
    throw new Error(`The passphrase is wrong, or ${file} was changed.`, { cause });
  }
}

/**
 * Encrypts a private key and writes it with mode 0600. Fails if the file exists.
 * @param passphrase without one, that of demonstration keys
 */
export async function writePrivateKey(
  kind: Kind,
  id: string,
  text: string,
  passphrase: string | null,
): Promise<string> {
  const folder = passphrase === null ? demonstrationFolder() : keysFolder();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase ?? demonstrationPassphrase);
  // What everyone knows needs no second of guarding.
  if (passphrase === null) encrypter.setScryptWorkFactor(10);
  const sealed = armor.encode(await encrypter.encrypt(text));
  // A folder that was there keeps its mode, which others may need or its disk may fix: each key has its own.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${kind}-${id}${endings[kind]}`);
  writeFileSync(file, sealed, { mode: 0o600, flag: 'wx' });
  return file;
}
