import { openSync } from 'node:fs';
import process from 'node:process';
import { ReadStream } from 'node:tty';

/** The terminal, because standard input may be the mail. */
function terminal(): ReadStream {
  if (process.stdin.isTTY) return process.stdin;
  try {
    return new ReadStream(openSync('/dev/tty', 'r'));
  } catch {
    throw new Error('There is no terminal. Set KEYS_PASSPHRASE.');
  }
}

/** Reads a passphrase from the terminal without echo, or from `KEYS_PASSPHRASE`. */
export async function askPassphrase(question: string): Promise<string> {
  const given = process.env['KEYS_PASSPHRASE'];
  if (given !== undefined) return given;
  const input = terminal();
  process.stderr.write(`${question}: `);
  input.setRawMode(true);
  input.setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of input) {
      for (const character of String(chunk)) {
        if (character === '\u0003') process.exit(130);
        if (character === '\r' || character === '\n' || character === '\u0004') return typed;
        if (character === '\u007f' || character === '\b') typed = typed.replace(/.$/u, '');
        else typed += character;
      }
    }
    return typed;
  } finally {
    if (!input.destroyed) input.setRawMode(false);
    process.stderr.write('\n');
  }
}
