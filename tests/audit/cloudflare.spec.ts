import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { builtRules, headersFor } from '../../generator/hosts/headers.ts';
import { forHosts, recipes } from '../../generator/hosts/recipes.ts';
import { languages } from '../../src/config/languages.ts';
import { htmlFile } from '../../generator/pages/page-files.ts';
import { builtFile, dist } from '../support/dist.ts';
import { firstAnswer, freePort } from '../support/hosts.ts';
import { pathsOfEveryLanguage } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const rules = forHosts(builtRules(dist));

const root = resolve(import.meta.dirname, '../..');
const wrangler = join(root, 'tools/hosts/node_modules/wrangler/bin/wrangler.js');

/** Serves a site locally with the engine of Cloudflare Pages. */
async function startCloudflare(
  folder = dist,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const [port, inspector] = [await freePort(), await freePort()];
  const where = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${inspector}`];
  const server = spawn(
    process.execPath,
    [wrangler, 'pages', 'dev', folder, ...where, '--compatibility-date', '2026-10-01'],
    {
      cwd: home,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  const ended = new Promise<void>((done) => {
    server.on('exit', () => done());
  });
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await firstAnswer(server, () => fetch(origin));
  return { origin, stop };
}

test.describe('the site on Cloudflare Pages', () => {
  const isMissing = !existsSync(wrangler);
  test.skip(isMissing, 'wrangler is missing. Run `node scripts/setup.mjs --audit` to install it.');
  let host: Awaited<ReturnType<typeof startCloudflare>>;
  test.beforeAll(async () => {
    test.slow();
    if (!isMissing) host = await startCloudflare();
  });
  test.afterAll(() => host?.stop());

  const ask = async (path: string) => {
    const answer = await fetch(`${host.origin}${path}`, { redirect: 'manual' });
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const expectHeaders = (answer: Response, path: string) => {
    for (const [header, value] of headersFor(rules, path))
      expect([path, header, answer.headers.get(header)]).toEqual([path, header, value]);
  };

  test('every address of every sitemap returns its page and headers without a redirect', async () => {
    test.slow();
    for (const path of pathsOfEveryLanguage) {
      const { answer, body } = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(body.equals(builtFile(htmlFile(path))), path).toBe(true);
      expectHeaders(answer, path);
    }
  });

  test('files have their own headers', async () => {
    for (const path of [
      '/rss.xml',
      '/openapi.json',
      '/.well-known/gpc.json',
      '/icon.svg',
      '/speculation-rules.json',
      '/pictures/about.png',
    ]) {
      const { answer } = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expectHeaders(answer, path);
    }
  });

  test('an unknown address gets its not-found page with status 404', async () => {
    for (const [path, page] of [
      ['/no-such-page', '404.html'],
      ['/platform', '404.html'],
      ['/blog/no-such-article', 'blog/404.html'],
    ] as const) {
      const { answer, body } = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(body.equals(builtFile(page)), path).toBe(true);
    }
  });

  // Seen to fail: with rules for whole folders.
  test('no program on another site may read the page of an unknown address', async () => {
    for (const path of ['/docs/gone', '/samples/gone', '/figures/gone.svg', '/.well-known/gone']) {
      const { answer } = await ask(path);
      expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        path,
        404,
        null,
      ]);
    }
  });

  // Seen to fail: without types in `_headers`.
  test('texts are sent as UTF-8, each with one type', async () => {
    for (const [path, type] of [
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/licenses.md', 'text/markdown; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/rss.xml', 'application/rss+xml; charset=utf-8'],
      ['/speculation-rules.json', 'application/speculationrules+json'],
    ] as const) {
      const { answer } = await ask(path);
      expect([path, answer.headers.get('content-type')]).toEqual([path, type]);
    }
  });

  // Seen to fail: without `_redirects`, 200 with the page that leads on.
  test('an old address leads to the new one, and keeps its query', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'moved-'));
    const moved = [
      { from: '/old', to: '/new' },
      { from: '/2019/hello.html', to: '/press#new' },
      // Of a site below a path.
      { from: '/below/old', to: '/below/new' },
    ];
    for (const name of ['index.html', 'old.html', 'new.html'])
      writeFileSync(join(folder, name), name);
    for (const [name, text] of recipes(rules, moved))
      if (name.startsWith('_')) writeFileSync(join(folder, name), text);
    const other = await startCloudflare(folder);
    try {
      for (const [address, to] of [
        ['/old', '/new'],
        ['/old?b=1', '/new?b=1'],
        ['/2019/hello.html?b=1', '/press?b=1#new'],
        ['/below/old?b=1', '/below/new?b=1'],
      ] as const) {
        const answer = await fetch(other.origin + address, { redirect: 'manual' });
        const found = [address, answer.status, answer.headers.get('location')];
        expect(found).toEqual([address, 301, to]);
      }
    } finally {
      await other.stop();
      rmSync(folder, { recursive: true });
    }
  });

  test('other spellings of an address redirect to the canonical one', async () => {
    const homes = languages.slice(1).map(({ path }) => [path, `${path}/`] as const);
    for (const [path, right] of [
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ...homes,
    ] as const) {
      const { answer } = await ask(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, right]);
    }
  });
});
