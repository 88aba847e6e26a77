import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const directory = resolve(import.meta.dirname, '../../dist');

export const builtFile = (path: string): Buffer => readFileSync(join(directory, path));
