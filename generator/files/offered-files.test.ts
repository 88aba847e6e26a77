import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openApiAbout } from '../../src/content/for-programs.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import * as words from '../../src/content/for-programs.ts';
import { aboutFile, offeredFilesIn } from './offered-files.ts';

test('only files for visitors are listed, with size and checksum', () => {
  const directory = temporaryFolder();
  for (const name of [
    'partner-guide.pdf',
    'PRICES.PDF',
    'robots.txt',
    '_headers',
    'openapi.json',
    'index.html',
  ]) {
    writeFileSync(join(directory, name), 'abc');
  }
  // SHA-256 of "abc": FIPS 180-2, appendix B.1.
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(offeredFilesIn(directory, words)).toEqual([
    { name: 'openapi.json', type: 'OpenAPI, JSON', what: openApiAbout, bytes: 3, sha256 },
    { name: 'PRICES.PDF', type: 'PDF', what: 'PRICES', bytes: 3, sha256 },
    { name: 'partner-guide.pdf', type: 'PDF', what: 'Partner guide', bytes: 3, sha256 },
  ]);
});

// Seen to fail: the build stopped at a file that an owner offers as it is, without its name.
test('of a PDF that cannot be read, no pages are counted', async () => {
  const broken = Buffer.from('%PDF-1.7 and no more');
  expect(await aboutFile(broken)).toMatchObject({ bytes: broken.length, pages: null });
});
