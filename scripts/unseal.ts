/** `npm run unseal < mail.eml`: prints the sealed message in a mail, or the reason why it cannot. */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { keysFolder, privateKeyIds, readPrivateKey } from '../generator/keys/private-keys.ts';
import { unlockSeed } from '../src/lib/seal/private-key.ts';
import { findSealed, unsealMessage } from '../src/lib/seal/sealed-message.ts';
import { askPassphrase } from './owner/ask-passphrase.ts';

async function main() {
  // Latin-1 keeps every byte. The sealed part is ASCII in any mail encoding.
  const mail = readFileSync(process.argv[2] ?? 0, 'latin1');
  const found = findSealed(mail);
  if ('fault' in found) throw new Error(found.reason);
  const key = privateKeyIds('sealing').includes(found.keyId)
    ? readPrivateKey('sealing', found.keyId)
    : null;
  if (!key) {
    const available = privateKeyIds('sealing').join(', ') || 'none';
    throw new Error(
      `It is sealed to key ${found.keyId}, which is not in ${keysFolder()} (keys there: ${available}).`,
    );
  }
  const seed = unlockSeed(key, await askPassphrase(`Passphrase of key ${key.id}`));
  if (!seed) throw new Error(`The passphrase is wrong, or the file of key ${key.id} was changed.`);
  const result = await unsealMessage(found.text, seed);
  if ('fault' in result) throw new Error(result.reason);
  console.log(result.text);
}

main().catch((error: Error) => {
  console.error(`Not opened. ${error.message}`);
  process.exitCode = 1;
});
