/** How an owner's programs print, ask and end. */
import { openSync } from 'node:fs';
import process from 'node:process';
import { ReadStream } from 'node:tty';

import { read } from 'read';

import { inSight } from '../../src/lib/text/in-sight.ts';

/** Prints what may come from others: on a terminal with every control character in sight, elsewhere as it is. */
export const say = (text: string): void => console.log(process.stdout.isTTY ? inSight(text) : text);

const complain = (text: string): void => console.error(process.stderr.isTTY ? inSight(text) : text);

/** What went wrong, in a sentence. The system has a name of its own for a file that is not there. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, message }: NodeJS.ErrnoException = error;
  return code === 'ENOENT' && path ? `There is no file ${path}.` : message;
}

/**
 * Runs a program.
 * @param main prints what it finds; false is an answer that programs take for a failure
 * @param before what an error's sentence begins with
 */
export async function runProgram(main: () => Promise<boolean | void>, before = ''): Promise<void> {
  // It stays so if the terminal is closed while a question waits.
  process.exitCode = 1;
  try {
    if ((await main()) !== false) process.exitCode = 0;
  } catch (error) {
    complain(before + sentenceOf(error));
  }
}

/** The terminal, because standard input may be the mail. */
function terminal(variable: string): ReadStream {
  if (process.stdin.isTTY) return process.stdin;
  try {
    return new ReadStream(openSync('/dev/tty', 'r'));
  } catch {
    throw new Error(
      `There is no terminal to ask for the passphrase: set ${variable} for this command.`,
    );
  }
}

/**
 * Asks without showing what is typed. Ctrl-C ends the program.
 * @param variable of the environment that can have the answer
 * @throws Error where there is no terminal
 */
export async function askSecret(question: string, variable: string): Promise<string> {
  const input = terminal(variable);
  try {
    return await read({
      prompt: `${question}:`,
      silent: true,
      terminal: true,
      input,
      output: process.stderr,
    });
  } catch {
    return process.exit(130);
  } finally {
    process.stderr.write('\n');
    // Open, it would keep the program from ending.
    if (input !== process.stdin) input.destroy();
  }
}
