import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { generateHybridIdentity, identityToRecipient } from 'age-encryption';

import { demonstrationMark, fileNames } from '../../generator/keys/public-keys.ts';
import { parseSigningKeys } from '../../src/lib/seal/check-file.ts';
import { keyIdOf } from '../../src/lib/seal/published-keys.ts';
import { parseRecipient } from '../../src/lib/seal/sealed-message.ts';
import { type Kind, writePrivateKey } from './private-keys.ts';
import { writeWhole } from './write-whole.ts';

/** An age identity for ML-KEM-768 with X25519. Its recipient replaces the earlier one. */
async function sealingPair() {
  const identity = await generateHybridIdentity();
  const recipient = await identityToRecipient(identity);
  const { fingerprint } = await parseRecipient(recipient);
  // As age-keygen writes it.
  const secret = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  return { fingerprint, secret, text: `${recipient}\n` };
}

/** An ML-DSA-65 key pair. Its public key comes before the earlier ones. */
async function signingPair(earlier: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ml-dsa-65');
  const text = String(publicKey.export({ type: 'spki', format: 'pem' })) + earlier;
  const [{ fingerprint } = { fingerprint: '' }] = await parseSigningKeys(text);
  return { fingerprint, secret: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), text };
}

/**
 * Makes a key pair and writes both halves.
 * @param folder of the public half
 * @param passphrase of the private half; without one, it is a demonstration key
 */
export async function makeKeyPair(kind: Kind, folder: string, passphrase: string | null) {
  const publicFile = join(folder, fileNames[kind]);
  const earlier = existsSync(publicFile) ? readFileSync(publicFile, 'utf8') : '';
  const pair = await (kind === 'sealing' ? sealingPair() : signingPair(earlier));
  const id = keyIdOf(pair.fingerprint);
  const file = await writePrivateKey(kind, id, pair.secret, passphrase);
  mkdirSync(folder, { recursive: true });
  writeWhole(publicFile, passphrase === null ? `${demonstrationMark}\n${pair.text}` : pair.text);
  return { id, fingerprint: pair.fingerprint, file, publicFile };
}
