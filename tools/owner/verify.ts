/**
 * `npm run verify <file> [folder]`: checks whether the site published a file. Checksums and their signature are
 * read from the folder, or from the file's folder, or from `dist/`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';

import { publicKeys } from '../../generator/keys/public-keys.ts';
import { checkFile } from '../../src/lib/seal/check-file.ts';
import { parseSums } from '../../src/lib/seal/sums.ts';
import { runProgram, say } from './terminal.ts';

const dist = resolve(import.meta.dirname, '../../dist');

/** The day of the edition in a folder; empty without a list. */
const editionIn = (folder: string): string =>
  existsSync(join(folder, 'SHA256SUMS'))
    ? parseSums(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).edition
    : '';

await runProgram(async () => {
  const [file, folder] = process.argv.slice(2);
  if (file === undefined) throw new Error('Usage: npm run verify <file> [folder]');
  const places = folder ? [folder] : [dirname(file), dist];
  const place = places.find((name) => existsSync(join(name, 'SHA256SUMS')));
  if (!place) throw new Error(`There is no SHA256SUMS in ${places.join(' or ')}.`);
  const signature = join(place, 'SHA256SUMS.sig');
  const bytes = Uint8Array.from(readFileSync(file));
  const { verdict, summary, reason, sha256 } = await checkFile(basename(file), bytes, {
    sums: readFileSync(join(place, 'SHA256SUMS'), 'utf8'),
    signature: existsSync(signature) ? readFileSync(signature) : null,
    keys: (await publicKeys()).signing,
    edition: editionIn(dist),
  });
  say(`${summary}\n${reason}\nEdition ${editionIn(place) || 'without a day'}\nSHA-256 ${sha256}`);
  return verdict === 'published';
});
