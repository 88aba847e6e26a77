/**
 * Builds the site once for each of its languages, with the same parameters for Vite. With `--if-changed`, only if it
 * is not built from what is there; with `--preview`, also with drafts and what is to come.
 */
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { machineFailure } from '../machine.mjs';
import { unreadable } from '../texts/plain-text.ts';

/** What stops a build before it begins: the machine, or facts that are no code or whose checks refuse them. */
function sentenceFor(error: Error): string | null {
  const [, url = '', line] = /^(file:\/\/.*):(\d+)$/m.exec(error.stack ?? '') ?? [];
  if (error instanceof SyntaxError && url !== '') {
    const file = relative(resolve(import.meta.dirname, '../..'), fileURLToPath(url));
    return `${file.replaceAll('\\', '/')}:${line}: ${unreadable}`;
  }
  return machineFailure(error) ?? (error.constructor === Error ? error.message : null);
}

try {
  // Imported here, because what an owner has written wrong fails as it is loaded.
  (await import('./build-languages.ts')).buildIfAsked();
} catch (error) {
  const sentence = error instanceof Error ? sentenceFor(error) : null;
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
