import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { firstAnswer, freePort } from '../../support/hosts.ts';
import type { Start } from './driver.ts';

export const webkitPrograms = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/bin/dbus-run-session',
];

/** Settings of the toolkit and the folder for downloads, read when the browser starts. */
function writeSettings(folder: string, { reducedMotion }: Start): void {
  mkdirSync(join(folder, 'gtk-3.0'));
  const animations = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), animations);
  mkdirSync(join(folder, 'downloads'));
  const downloads = `XDG_DOWNLOAD_DIR="${join(folder, 'downloads')}"\n`;
  writeFileSync(join(folder, 'user-dirs.dirs'), downloads);
}

/** Starts WebKit's driver on a screen and a session bus of its own: without the bus the browser's start hangs. */
export async function startWebkitServer(start: Start) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  writeSettings(folder, start);
  const port = await freePort();
  const screen = ['xvfb-run', '-a', '-s', '-screen 0 1700x1400x24'];
  const parameters = ['--', ...screen, 'WebKitWebDriver', `--port=${port}`];
  const server = spawn('dbus-run-session', parameters, {
    // A group of its own, so that all of it can be ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_AT_BRIDGE: '1',
      TMPDIR: folder,
      XDG_RUNTIME_DIR: folder,
      XDG_CONFIG_HOME: folder,
      ...(start.compositing === false && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(server, () => fetch(`${url}/status`));
  return {
    url,
    downloads: join(folder, 'downloads'),
    output: () => output,
    stop: async () => {
      const ended = new Promise((done) => {
        server.on('exit', done);
      });
      if (server.pid !== undefined) process.kill(-server.pid);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
