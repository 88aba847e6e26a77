import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The names of all files in a folder and those below it, from there and with slashes, also on Windows. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
