import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { writeWhole } from './write-whole.ts';

// Seen to fail: a file was in the place of the link, and the one that it led to stayed as it was.
test.skipIf(process.platform === 'win32')(
  'what a link leads to is written, and the link stays',
  () => {
    const folder = temporaryFolder();
    const [own, link] = [join(folder, 'own.md'), join(folder, 'link.md')];
    writeFileSync(own, 'before');
    symlinkSync(own, link);
    writeWhole(link, 'after');
    expect(readFileSync(own, 'utf8')).toBe('after');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  },
);
