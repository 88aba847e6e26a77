/**
 * `npm run sign`: signs the checksums of the built site, once every file has been compared with them. Apart from the
 * build, and with no more than this imports, so that what builds the site never sees a private key. A build calls it
 * with `--after-build`: it then signs with demonstration keys only.
 */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { checksumsIn, signatureName, sumsName } from '../../generator/files/checksums.ts';
import { fingerprintOf, keyIdOf, signingKeysPath } from '../../src/lib/seal/published-keys.ts';
import { parseSums } from '../../src/lib/seal/sums.ts';
import { openPrivateKey, privateKeys } from './private-keys.ts';
import { runProgram, say } from './terminal.ts';
import { writeWhole } from './write-whole.ts';

/** @throws Error that names the first file that the list does not have as it is */
function compare(directory: string, sums: string): void {
  const listed = parseSums(sums).files;
  const found = checksumsIn(directory);
  for (const name of new Set([...listed.keys(), ...found.keys()]))
    if (listed.get(name) !== found.get(name))
      throw new Error(`${name} is not as ${sumsName} lists it. Build again. Nothing was signed.`);
}

await runProgram(async () => {
  const words = process.argv.slice(2);
  const afterBuild = words.includes('--after-build');
  const folder = words.find((word) => word[0] !== '-') ?? join(import.meta.dirname, '../../dist');
  const directory = resolve(folder);
  const [list, pem, signatureFile] = [sumsName, signingKeysPath, signatureName].map((name) =>
    join(directory, name),
  ) as [string, string, string];
  if (!existsSync(list)) throw new Error(`${list} is missing. Build first.`);
  if (!existsSync(pem)) {
    if (afterBuild) return;
    throw new Error('The site publishes no signing key. Run npm run keys, and build again.');
  }
  const sums = readFileSync(list);
  // OpenSSL reads the first, which is the newest.
  const publicKey = createPublicKey(readFileSync(pem));
  const isSigned = (signature: Buffer) => verify(null, sums, publicKey, signature);
  if (existsSync(signatureFile) && isSigned(readFileSync(signatureFile))) {
    if (!afterBuild) console.log(`${sumsName} is signed already.`);
    return;
  }
  const der = Uint8Array.from(publicKey.export({ type: 'spki', format: 'der' }));
  const id = keyIdOf(await fingerprintOf(der));
  const key = privateKeys('signing').find((one) => one.id === id);
  if (afterBuild && !key?.isDemonstration) {
    console.log(`${sumsName} is not signed yet: run npm run sign before you publish the site.`);
    return;
  }
  if (!key) throw new Error(`The private key ${id} is not on this machine. Nothing was signed.`);
  compare(directory, sums.toString());
  const signature = sign(null, sums, createPrivateKey(await openPrivateKey(key)));
  if (!isSigned(signature)) throw new Error(`${key.file} holds another key.`);
  writeWhole(signatureFile, signature);
  say(`${sumsName} is signed with the${key.isDemonstration ? ' demonstration' : ''} key ${id}.`);
});
