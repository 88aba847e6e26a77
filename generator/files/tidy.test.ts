import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { tidy } from './tidy.ts';

// Seen to fail: they kept their rights. Windows has none.
test.skipIf(process.platform === 'win32').each([0o600, 0o444])(
  'a file that was copied with the rights %o can be read by all',
  (mode) => {
    const file = join(temporaryFolder(), 'a.pdf');
    writeFileSync(file, 'a');
    chmodSync(file, mode);
    tidy(join(file, '..'));
    expect(statSync(file).mode & 0o777).toBe(0o644);
  },
);
