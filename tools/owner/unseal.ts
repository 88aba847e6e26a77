/** `npm run unseal < mail.eml`: prints the sealed message in a mail, or the reason why it cannot. */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import {
  keysFolder,
  privateKeyIds,
  readPrivateKey,
  askPassphrase,
} from '../../generator/keys/key-files.ts';
import { findSealed, unseal } from './sealed-mail.ts';

async function main() {
  const { file, keyId } = await findSealed(readFileSync(process.argv[2] ?? 0));
  const ids = privateKeyIds('sealing').filter((id) => keyId === undefined || id === keyId);
  if (ids.length === 0) {
    const available = privateKeyIds('sealing').join(', ') || 'none';
    throw new Error(
      `It is sealed to ${keyId ? `key ${keyId}` : 'a key'} that is not in ${keysFolder()} (keys there: ${available}).`,
    );
  }
  for (const id of ids) {
    const passphrase = await askPassphrase(`Passphrase of key ${id}`);
    const text = await unseal(file, await readPrivateKey('sealing', id, passphrase));
    if (text !== null) {
      console.log(text);
      return;
    }
  }
  throw new Error(
    keyId === undefined
      ? `None of the keys in ${keysFolder()} opens it: it is sealed to another key, or was cut or altered on the way.`
      : 'It was cut or altered on the way. Nothing of it is shown.',
  );
}

main().catch((error: Error) => {
  console.error(`Not opened. ${error.message}`);
  process.exitCode = 1;
});
