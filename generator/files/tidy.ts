import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What systems leave in folders. */
const litter = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Takes out of a folder of copies what no one put there. All may read the rest: a copy has the rights of its original. */
export function tidy(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (litter.test(entry.name)) rmSync(file);
    else chmodSync(file, 0o644);
  }
}
