/**
 * `npm run keys`: makes the owner's key pairs, one for sealed messages and one for signed downloads.
 * `npm run keys -- sealing` or `-- signing` makes one of them. Existing keys are kept.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';

import { keysFolder, writePrivateKey } from '../generator/keys/private-keys.ts';
import { publicKeysFile, publicKeysText } from '../generator/keys/public-keys-file.ts';
import { toBase64Url } from '../src/lib/base64.ts';
import { fingerprintOf, keyIdOf } from '../src/lib/seal/key-id.ts';
import { lockSeed, type PrivateKeyFile } from '../src/lib/seal/private-key.ts';
import { parsePublicKeys } from '../src/lib/seal/public-keys.ts';
import { sealingPair } from '../src/lib/seal/sealed-message.ts';
import { makeSigningPair } from '../src/lib/seal/signed-sums.ts';
import { askPassphrase } from './owner/ask-passphrase.ts';

const minPassphraseLength = 12;

type Kind = PrivateKeyFile['kind'];
const makers = { sealing: () => sealingPair(), signing: () => makeSigningPair() };
const algorithms = { sealing: 'X-Wing', signing: 'ML-DSA-65' };

async function newPassphrase(): Promise<string> {
  const passphrase = await askPassphrase('Passphrase for the private keys');
  if (passphrase.length < minPassphraseLength)
    throw new Error(`Use at least ${minPassphraseLength} characters. No key was made.`);
  if ((await askPassphrase('Repeat the passphrase')) !== passphrase)
    throw new Error('The passphrases differ. No key was made.');
  return passphrase;
}

function make(kind: Kind, passphrase: string) {
  const { publicKey, seed } = makers[kind]();
  const id = keyIdOf(publicKey);
  const file = writePrivateKey(lockSeed(seed, { kind, id }, passphrase));
  console.log(`\nNew ${kind} key ${id}\n  fingerprint  ${fingerprintOf(publicKey)}`);
  console.log(`  private key  ${file}`);
  const created = new Date().toISOString().slice(0, 10);
  return { id, algorithm: algorithms[kind], created, publicKey: toBase64Url(publicKey) };
}

async function main() {
  const asked = process.argv.slice(2);
  const kinds = (['sealing', 'signing'] as const).filter(
    (kind) => asked.length === 0 || asked.includes(kind),
  );
  if (asked.some((word) => word !== 'sealing' && word !== 'signing'))
    throw new Error('Usage: npm run keys [-- sealing | signing]');
  console.log(`Private keys are kept in ${keysFolder()}`);
  const text = publicKeysText();
  const published = text === null ? { version: 1, sealing: [], signing: [] } : JSON.parse(text);
  parsePublicKeys(published);
  const passphrase = await newPassphrase();
  for (const kind of kinds) published[kind].unshift(make(kind, passphrase));
  writeFileSync(publicKeysFile(), `${JSON.stringify(published, null, 2)}\n`);
  console.log(`\nPublic keys are in ${publicKeysFile()}. Commit it and build.`);
  console.log(
    'Copy the private key files and the passphrase to a safe place. They cannot be restored.',
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
