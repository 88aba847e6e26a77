import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import process from 'node:process';

import { parsePrivateKey, type PrivateKeyFile } from '../../src/lib/seal/private-key.ts';

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

const fileOf = (kind: string, id: string) => join(keysFolder(), `${kind}-${id}.json`);

export function privateKeyIds(kind: PrivateKeyFile['kind']): readonly string[] {
  const folder = keysFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.json'))
    .map((name) => name.slice(kind.length + 1, -'.json'.length));
}

/** Null if the key is not on this machine. */
export function readPrivateKey(kind: PrivateKeyFile['kind'], id: string): PrivateKeyFile | null {
  const file = fileOf(kind, id);
  return existsSync(file) ? parsePrivateKey(readFileSync(file, 'utf8')) : null;
}

/** Writes a private key with mode 0600. Fails if the file exists. */
export function writePrivateKey(key: PrivateKeyFile): string {
  const folder = keysFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = fileOf(key.kind, key.id);
  writeFileSync(file, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return file;
}
