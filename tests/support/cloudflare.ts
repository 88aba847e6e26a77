import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { freePort } from './hosts.ts';

const root = resolve(import.meta.dirname, '../..');
const wrangler = join(root, 'tools/hosts/node_modules/wrangler/bin/wrangler.js');

/** Why Cloudflare Pages cannot run on this machine; null if it can. */
export const missingCloudflare = (): string | null =>
  existsSync(wrangler)
    ? null
    : 'wrangler is missing. Run `node scripts/setup.mjs --audit` to install it.';

/**
 * Serves the built site locally with the engine of Cloudflare Pages.
 * @throws Error with wrangler's output if it does not answer within five minutes
 */
export async function startCloudflare(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const [port, inspector] = [await freePort(), await freePort()];
  const where = [
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(inspector),
  ];
  const server = spawn(
    process.execPath,
    [wrangler, 'pages', 'dev', join(root, 'dist'), ...where, '--compatibility-date', '2026-10-01'],
    {
      cwd: home,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((done) => {
    server.on('exit', () => done());
  });
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + 300_000;
  while (Date.now() < until && server.exitCode === null) {
    if (await fetch(origin).catch(() => null)) return { origin, stop };
    await new Promise((again) => {
      setTimeout(again, 100);
    });
  }
  await stop();
  throw new Error(`wrangler did not answer within a minute. ${output}`);
}
