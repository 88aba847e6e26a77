import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What systems leave in folders. */
const litter = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Takes out of a folder of copies what no one put there. */
export function tidy(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && litter.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}
