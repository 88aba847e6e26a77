import { existsSync, readFileSync } from 'node:fs';

/** The lines of a file, none if there is no such file. */
export const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
