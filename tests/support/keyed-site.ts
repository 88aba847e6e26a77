import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { buildSources } from '../../scripts/build-sources.mjs';
import { siteHandler } from '../../scripts/site-handler.ts';
import { test as base } from './test.ts';

const root = resolve(import.meta.dirname, '../..');

type KeyedSite = {
  readonly url: string;
  readonly dist: string;
  /** Runs one of the project's scripts with the owner's keys. */
  readonly run: (
    script: string,
    words?: readonly string[],
    input?: string,
  ) => { status: number | null; out: string };
};

/** Builds the site with temporary keys in a temporary folder, once per worker. */
export const test = base.extend<object, { site: KeyedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures out of it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'keyed-'));
      const env = {
        ...process.env,
        KEYS_FOLDER: join(folder, 'private'),
        KEYS_PASSPHRASE: 'correct horse battery staple',
        PUBLIC_KEYS: join(folder, 'public-keys.json'),
      };
      const run: KeyedSite['run'] = (script, words = [], input = '') => {
        const file = join(root, 'scripts', `${script}.ts`);
        const options = { env, input, encoding: 'utf8' as const };
        const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], options);
        return { status, out: stdout + stderr };
      };
      const { status, out } = run('keys');
      if (status !== 0) throw new Error(out);
      const copy = join(folder, 'project');
      for (const name of buildSources)
        cpSync(join(root, name), join(copy, name), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
      const vite = join(root, 'node_modules/vite/bin/vite.js');
      execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: copy, env });
      const dist = join(copy, 'dist');
      const server = createServer(siteHandler(dist)).listen(0, '127.0.0.1');
      await new Promise((ready) => server.once('listening', ready));
      const { port } = server.address() as AddressInfo;
      try {
        await use({ url: `http://localhost:${port}`, dist, run });
      } finally {
        server.close();
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
