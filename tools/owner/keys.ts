/**
 * `npm run keys`: makes the owner's key pairs, one for sealed messages and one for signed downloads.
 * `npm run keys -- sealing` or `-- signing` makes one of them. Existing private keys are kept.
 */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

import { ownFolder, publicKeys } from '../../generator/keys/public-keys.ts';
import { makeKeyPair } from './key-pairs.ts';
import { askPassphrase, type Kind, keysFolder } from './private-keys.ts';
import { runProgram } from './terminal.ts';

const minLength = 12;

const purposes = { sealing: 'opens sealed messages', signing: 'signs' } as const;

/**
 * Is called before anything is asked.
 * @throws Error naming the place where a folder cannot be made or written to
 */
function checkWritable(folder: string): void {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  try {
    if (!statSync(place).isDirectory()) throw new Error('A file');
    accessSync(place, constants.W_OK);
  } catch {
    throw new Error(
      `Keys cannot be written to ${folder}, because ${place} is no folder of yours. No key was made.`,
    );
  }
}

async function newPassphrase(kind: Kind): Promise<string> {
  const passphrase = await askPassphrase(kind, `Passphrase for the key that ${purposes[kind]}`);
  if (passphrase.length < minLength)
    throw new Error(`Use at least ${minLength} characters. No key was made.`);
  if ((await askPassphrase(kind, 'The same again')) !== passphrase)
    throw new Error('The two differ. No key was made.');
  return passphrase;
}

await runProgram(async () => {
  const asked = process.argv.slice(2);
  const kinds = (['sealing', 'signing'] as const).filter(
    (kind) => asked.length === 0 || asked.includes(kind),
  );
  if (asked.some((word) => word !== 'sealing' && word !== 'signing'))
    throw new Error('Usage: npm run keys [-- sealing | signing]');
  console.log(`Private keys are kept in ${keysFolder()}`);
  for (const folder of [keysFolder(), ownFolder]) checkWritable(folder);
  // Invalid public keys stop here, before a key is made.
  await publicKeys();
  const passphrases = new Map<Kind, string>();
  for (const kind of kinds) passphrases.set(kind, await newPassphrase(kind));
  if (new Set(passphrases.values()).size < passphrases.size)
    throw new Error(
      `Choose another passphrase for signing: a machine that signs must not be able to read messages. No key was made.`,
    );
  for (const [kind, passphrase] of passphrases) {
    const { id, fingerprint, file, publicFile } = await makeKeyPair(kind, ownFolder, passphrase);
    console.log(`\nNew ${kind} key ${id}\n  fingerprint  ${fingerprint}`);
    console.log(`  private key  ${file}\n  public key   ${publicFile}`);
  }
  console.log('\nCommit the public keys, run npm run build, and then npm run sign.');
  console.log(
    'Copy the private key files and the passphrases to a safe place. They cannot be restored.',
  );
});
