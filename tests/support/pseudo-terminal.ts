import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Runs a command in a terminal of its own (util-linux). */
const script = '/usr/bin/script';

/** Why there is no such terminal here; null if there is. */
export const missingTerminal = existsSync(script) ? null : `${script} is missing.`;

/**
 * Runs a command in a terminal of its own.
 * @param command for a shell
 * @param answers typed in turn, each when the screen shows another question, with the key that ends it
 * @returns the status, and all that the screen showed
 */
export async function inTerminal(
  command: string,
  answers: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ status: number | null; screen: string }> {
  const child = spawn(script, ['-qefc', command, '/dev/null'], { env: { ...process.env, ...env } });
  let screen = '';
  let answered = 0;
  child.stdout.on('data', (shown: Buffer) => {
    screen += shown.toString();
    const questions = screen.match(/\w: /g)?.length ?? 0;
    if (answered < questions) child.stdin.write(answers[answered++] ?? '');
  });
  const [status] = await once(child, 'close');
  return { status, screen };
}
