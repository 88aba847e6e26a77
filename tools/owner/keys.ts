/**
 * `npm run keys`: makes the owner's key pairs, one for sealed messages and one for signed downloads.
 * `npm run keys -- sealing` or `-- signing` makes one of them. Existing private keys are kept.
 */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';

import { generateHybridIdentity, identityToRecipient } from 'age-encryption';

import {
  keysFolder,
  writePrivateKey,
  publicKeysFolder,
  publicText,
  recipientFile,
  sealingKey,
  signingKeys,
  signingKeysFile,
  askPassphrase,
} from '../../generator/keys/key-files.ts';
import type { OwnerKey } from '../../src/config/owner-keys.ts';
import { keyIdOf } from '../../src/lib/seal/published-keys.ts';
import { parseRecipient } from '../../src/lib/seal/sealed-message.ts';
import { parseSigningKeys } from '../../src/lib/seal/check-file.ts';

const minPassphraseLength = 12;

async function newPassphrase(): Promise<string> {
  const passphrase = await askPassphrase('Passphrase for the private keys');
  if (passphrase.length < minPassphraseLength)
    throw new Error(`Use at least ${minPassphraseLength} characters. No key was made.`);
  if ((await askPassphrase('Repeat the passphrase')) !== passphrase)
    throw new Error('The passphrases differ. No key was made.');
  return passphrase;
}

type KeyPair = {
  readonly fingerprint: string;
  readonly privateKey: string;
  readonly publicFile: string;
  readonly publicText: string;
};

/** An age identity for ML-KEM-768 with X25519. Its recipient replaces the earlier one. */
async function sealingPair(): Promise<KeyPair> {
  const identity = await generateHybridIdentity();
  const recipient = await identityToRecipient(identity);
  const { fingerprint } = await parseRecipient(recipient);
  return {
    fingerprint,
    // As age-keygen writes it.
    privateKey: `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`,
    publicFile: recipientFile,
    publicText: `${recipient}\n`,
  };
}

/** An ML-DSA-65 key pair. The new public key comes before the earlier ones. */
async function signingPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = generateKeyPairSync('ml-dsa-65');
  const newest = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const pem = newest + (publicText(signingKeysFile) ?? '');
  const [{ fingerprint } = { fingerprint: '' }] = await parseSigningKeys(pem);
  return {
    fingerprint,
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicFile: signingKeysFile,
    publicText: pem,
  };
}

const makers = { sealing: sealingPair, signing: signingPair };

async function make(kind: OwnerKey['kind'], passphrase: string) {
  const pair = await makers[kind]();
  const id = keyIdOf(pair.fingerprint);
  const file = await writePrivateKey(kind, id, pair.privateKey, passphrase);
  mkdirSync(publicKeysFolder, { recursive: true });
  writeFileSync(pair.publicFile, pair.publicText);
  console.log(`\nNew ${kind} key ${id}\n  fingerprint  ${pair.fingerprint}`);
  console.log(`  private key  ${file}\n  public key   ${pair.publicFile}`);
}

async function main() {
  const asked = process.argv.slice(2);
  const kinds = (['sealing', 'signing'] as const).filter(
    (kind) => asked.length === 0 || asked.includes(kind),
  );
  if (asked.some((word) => word !== 'sealing' && word !== 'signing'))
    throw new Error('Usage: npm run keys [-- sealing | signing]');
  console.log(`Private keys are kept in ${keysFolder()}`);
  // Invalid public keys stop here, before a key is made.
  await Promise.all([sealingKey(), signingKeys()]);
  const passphrase = await newPassphrase();
  for (const kind of kinds) await make(kind, passphrase);
  console.log('\nCommit the public keys and build.');
  console.log(
    'Copy the private key files and the passphrase to a safe place. They cannot be restored.',
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
