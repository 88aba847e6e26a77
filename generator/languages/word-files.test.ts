import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { unitsOf } from './units.ts';
import { readOrNone } from './word-files.ts';

const privacy = readFileSync('src/content/legal/privacy.mdx', 'utf8').replaceAll('\r\n', '\n');

// Seen to fail: a whole text was one paragraph, and its translation had names that the English text has not.
test.each([
  ['of Windows', privacy.replaceAll('\n', '\r\n')],
  ['of old Macs', privacy.replaceAll('\n', '\r')],
  ['behind a mark', `\ufeff${privacy}`],
])('a text with the line ends %s has the same paragraphs', (_, saved) => {
  const file = join(temporaryFolder(), 'privacy.mdx');
  writeFileSync(file, saved);
  expect(unitsOf(file, readOrNone(file) ?? '')).toEqual(unitsOf(file, privacy));
});
