/**
 * `npm run keys`: makes the owner's key pairs, one for sealed messages and one for signed downloads.
 * `npm run keys -- sealing` or `-- signing` makes one of them. Existing private keys are kept.
 */
import process from 'node:process';

import { ownFolder, publicKeys } from '../../generator/keys/public-keys.ts';
import { makeKeyPair } from './key-pairs.ts';
import { askPassphrase, type Kind, keysFolder } from './private-keys.ts';
import { runProgram } from './terminal.ts';

const minLength = 12;

const purposes = { sealing: 'opens sealed messages', signing: 'signs' } as const;

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
