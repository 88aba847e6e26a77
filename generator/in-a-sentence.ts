import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { machineFailure } from './machine.mjs';
import { unreadable } from './texts/plain-text.ts';

const root = resolve(import.meta.dirname, '..');

/** With the line of its file on which the quoted part first stands. */
const withLine = (sentence: string): string =>
  sentence.replace(/^(src\/\S+): (?=.*?"([^"]+)")/, (place, file: string, part: string) => {
    const [before = '', ...after] = readFileSync(resolve(root, file), 'utf8').split(part);
    return after.length === 0 ? place : `${file}:${before.split('\n').length}: `;
  });

/** What stops a program before it begins: the machine, or facts that are no code or whose checks refuse them. */
function sentenceFor(error: Error): string | null {
  const [, url = '', line] = /^(file:\/\/.*):(\d+)$/m.exec(error.stack ?? '') ?? [];
  if (error instanceof SyntaxError && url !== '') {
    const file = relative(root, fileURLToPath(url));
    return `${file.replaceAll('\\', '/')}:${line}: ${unreadable}`;
  }
  return machineFailure(error) ?? (error.constructor === Error ? withLine(error.message) : null);
}

/**
 * Runs a program that loads what an owner has written, which fails as it is loaded where it is wrong: then it is said in
 * a sentence.
 */
export async function inASentence(program: () => Promise<unknown>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const sentence = error instanceof Error ? sentenceFor(error) : null;
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}
