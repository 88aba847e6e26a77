import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const directory = resolve(import.meta.dirname, '../../dist');

/** A file of the built site, by its address. */
export const builtFile = (path: string): Buffer => readFileSync(join(directory, path));
