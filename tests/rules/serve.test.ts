import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

let site: string;
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'blog'));
  for (const name of ['index.html', '404.html', 'blog/404.html'])
    writeFileSync(join(site, name), '<style></style>');
});
afterAll(() => rmSync(site, { recursive: true }));

/** What a program says that cannot start: the server of a folder, or the editor. */
function refusal(folder: string | null, env: Readonly<Record<string, string>>) {
  const words = folder === null ? ['tools/editor/main.ts'] : ['scripts/serve.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return [status, stderr.trim()];
}

// Seen to fail: without the handler of errors in serve.ts.
test('a port that is taken is reported in one sentence with the next step', async () => {
  const other = createServer();
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done);
  });
  const { port } = other.address() as AddressInfo;
  expect(refusal(site, { PORT: `${port}` })).toEqual([
    1,
    `Port ${port} is taken: stop the program that uses it, or choose another port, as in \`PORT=4174 npm start\`.`,
  ]);
  other.close();
});

// Seen to fail: without the checks in serve.ts.
test('a port or host that cannot be, or a site that is not built, is reported likewise', () => {
  expect(refusal(site, { PORT: 'http' })).toEqual([
    1,
    'PORT is http, which is no number from 1 to 65535: choose another port, as in `PORT=4174 npm start`.',
  ]);
  // An address for documentation (RFC 5737).
  expect(refusal(site, { HOST: '203.0.113.1' })).toEqual([
    1,
    'HOST is 203.0.113.1, which is no address of this machine: leave HOST out.',
  ]);
  expect(refusal(join(site, 'blog/none'), {})).toEqual([
    1,
    `There is no built site in ${join(site, 'blog/none')}: run \`npm run build\`, then this again.`,
  ]);
});

// Seen to fail: with a trace of our code, once the page was built.
test('the editor reports a port that cannot be, too', () => {
  expect(refusal(null, { PORT: '70000' })).toEqual([
    1,
    'PORT is 70000, which is no number from 1 to 65535: choose another port, as in `PORT=4181 npm run edit`.',
  ]);
});

// Seen to fail: 404.
test('the address of a site below a path leads to its home page without its slash, too, with its query', async () => {
  onTestFinished(() => {
    vi.doUnmock('../../src/config/site.ts');
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock(import('../../src/config/site.ts'), async (original) => {
    const { site: own, ...facts } = await original();
    return { ...facts, site: { ...own, url: 'https://example.com/below' } };
  });
  const { siteHandler } = await import('../../scripts/serve.ts');
  const server = createServer(siteHandler(site)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const [path, to] of [
    ['/below', '/below/'],
    ['/below?utm_campaign=x&a=?', '/below/?utm_campaign=x&a=?'],
    ['/?a=1', '/below/?a=1'],
    ['/below-it?a=1', null],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    expect([path, answer.headers.get('Location')]).toEqual([path, to]);
  }
});
