import { chmodSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { filesIn } from './files-in.ts';

/** What systems leave in folders. */
const litter = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Takes out of a folder of copies what no one put there. All may read the rest: a copy has the rights of its original. */
export function tidy(folder: string): void {
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    if (litter.test(basename(name))) rmSync(file);
    else chmodSync(file, 0o644);
  }
}
