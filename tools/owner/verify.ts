/**
 * `npm run verify <file> [folder]`: checks whether the site published a file. Checksums and their signature are
 * read from the folder, or from the file's folder, or from `dist/`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';

import { signingKeys } from '../../generator/keys/key-files.ts';
import { checkFile } from '../../src/lib/seal/check-file.ts';

async function main() {
  const [file, folder] = process.argv.slice(2);
  if (file === undefined) throw new Error('Usage: npm run verify <file> [folder]');
  const places = folder ? [folder] : [dirname(file), resolve(import.meta.dirname, '../../dist')];
  const place = places.find((name) => existsSync(join(name, 'SHA256SUMS')));
  if (!place) throw new Error(`There is no SHA256SUMS in ${places.join(' or ')}.`);
  const signature = join(place, 'SHA256SUMS.sig');
  const bytes = Uint8Array.from(readFileSync(file));
  const { verdict, summary, reason, sha256 } = await checkFile(basename(file), bytes, {
    sums: readFileSync(join(place, 'SHA256SUMS'), 'utf8'),
    signature: existsSync(signature) ? readFileSync(signature) : null,
    keys: await signingKeys(),
  });
  console.log(`${summary}\n${reason}\nSHA-256 ${sha256}`);
  process.exitCode = verdict === 'published' ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
