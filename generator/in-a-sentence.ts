import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { machineFailure } from './machine.mjs';
import { fileName, lineAt, root, unreadable } from './texts/plain-text.ts';

/** With the line of its file on which the quoted part first stands. */
const withLine = (sentence: string): string =>
  sentence.replace(/^(src\/[^\s:]+): (?=.*?"([^"]+)")/, (place, file: string, part: string) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    const at = text.indexOf(part);
    return at < 0 ? place : `${file}:${lineAt(text, at)}: `;
  });

/** A text without quotation marks, which code takes for a name; null if our own code is to blame. */
function unquotedIn({ message, stack = '' }: Error): string | null {
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
  const [, url = '', line] = /^ +at .*?(file:\/\/.*):(\d+):\d+\)?$/m.exec(stack) ?? [];
  const file = url && fileName(fileURLToPath(url));
  return name !== undefined && /^src\/(?:config|content)\//.test(file)
    ? `${file}:${line}: ${name} is neither in quotation marks nor known; write '${name}' if it is a text`
    : null;
}

/** What stops a program before it begins: the machine, or facts that are no code or whose checks refuse them. */
function sentenceFor(error: Error): string | null {
  const [, url = '', line] = /^(file:\/\/.*):(\d+)$/m.exec(error.stack ?? '') ?? [];
  if (error instanceof SyntaxError && url !== '')
    return `${fileName(fileURLToPath(url))}:${line}: ${unreadable}`;
  if (error instanceof ReferenceError) return unquotedIn(error);
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
