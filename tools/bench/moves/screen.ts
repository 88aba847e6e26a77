import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const [width, height] = [1280, 800];

export type Screen = {
  readonly open: (address: string) => void;
  readonly point: (x: number, y: number) => Promise<void>;
  readonly click: () => Promise<void>;
};

/**
 * Runs `use` with a virtual screen. No debugger is attached, because it would prevent prerendering.
 * @throws Error if Xvfb does not start
 */
export async function withScreen<Result>(
  use: (screen: Screen) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const started: ChildProcess[] = [];
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  started.push(server);
  const end = () => {
    for (const program of started.toReversed()) program.kill('SIGKILL');
  };
  process.once('exit', end);
  try {
    const failed = once(server, 'error').then(([error]) => Promise.reject(error as Error));
    const [number] = await Promise.race([once(server.stdio[3]!, 'data'), failed]);
    const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
    const xdotool = async (...parameters: readonly string[]) => {
      await run('xdotool', parameters, { env });
    };
    return await use({
      open: (address) => {
        started.push(
          spawn(
            // The tests' browser may be headless.
            'chromium',
            [
              '--no-sandbox',
              '--disable-gpu',
              '--no-first-run',
              '--no-default-browser-check',
              '--disable-sync',
              '--disable-component-update',
              '--password-store=basic',
              '--kiosk',
              '--window-position=0,0',
              `--window-size=${width},${height}`,
              `--user-data-dir=${profile}`,
              address,
            ],
            { env, stdio: 'ignore' },
          ),
        );
      },
      point: (x, y) => xdotool('mousemove', String(Math.round(x)), String(Math.round(y))),
      click: () => xdotool('click', '1'),
    });
  } finally {
    end();
    process.off('exit', end);
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
