import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { builtRules } from '../../generator/hosts/built-rules.ts';
import { styleIn } from '../../generator/hosts/headers.ts';
import { nginxRecipe } from '../../generator/hosts/nginx.ts';
import { siteHandler } from '../../scripts/site-handler.ts';
import { site } from '../../src/config/site.ts';
import { pagesIn } from '../../tests/support/dist.ts';
import { missingOn, startHost } from '../../tests/support/hosts.ts';

/** A page to measure. */
export type Subject = { readonly name: string; readonly address: string };

export type Build = {
  /** Starts the names of its pages; empty if it is the only build. */
  readonly name: string;
  readonly folder: string;
  readonly origin: string;
  /** Every page except the not-found pages. */
  readonly paths: readonly string[];
};

export type Sites = { readonly bare: Subject; readonly builds: readonly Build[] };

const nginx = missingOn('nginx') === null;

export const serving = nginx
  ? 'nginx by the recipe for hosts, TLS and HTTP/2, Brotli'
  : 'the server of npm start, plain HTTP/1.1, Brotli (no nginx here)';

/** Serves a folder with the server of `npm start`. */
export async function servePlain(folder: string) {
  const server = createServer(siteHandler(folder));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

/** Serves a folder with nginx as in production, or without it where nginx is missing. */
async function serve(folder: string) {
  if (!nginx) return servePlain(folder);
  const recipe = nginxRecipe(builtRules(folder), new URL(site.url).host);
  const { httpsPort, stop } = await startHost('nginx', { folder, recipe });
  return { origin: `https://localhost:${httpsPort}`, stop };
}

const bareBytes = 10 * 1024;

/** A page of 10 KB without script: headings and paragraphs of a page of the site, in the site's font. */
function barePage(html: string): string {
  const face = /@font-face\s*\{[^}]*Site Sans[^}]*\}/.exec(styleIn(html))?.[0] ?? '';
  const style = `${face}body{margin:0;font:1rem/1.5 'Site Sans',sans-serif;background:#0b0f1a;color:#eef}main{max-width:44rem;margin:auto;padding:1rem}`;
  const text = [...html.matchAll(/<(h[1-3]|p)\b[^>]*>([^<]{20,})<\/\1>/g)].map(
    ([, tag, words]) => `<${tag}>${words}</${tag}>`,
  );
  const page = (blocks: readonly string[]) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page to measure against</title><meta name="description" content="A page of the same words, made as lightly as its kind can be."><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg"><style>${style}</style></head><body><main>${blocks.join('\n')}</main></body></html>`;
  const blocks: string[] = [];
  for (let at = 0; page(blocks).length < bareBytes; at += 1)
    blocks.push(text[at % text.length] ?? '<p>Words.</p>');
  return page(blocks);
}

/** Writes the bare page, and what servers and browsers ask for besides, into a new folder. */
async function bareSite(from: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bare-'));
  const html = barePage(await readFile(join(from, 'about.html'), 'utf8'));
  await mkdir(join(folder, 'blog'));
  for (const name of ['index.html', '404.html', 'blog/404.html']) {
    await writeFile(join(folder, name), html);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(html));
    await writeFile(join(folder, `${name}.gz`), gzipSync(html));
  }
  for (const name of ['assets', 'icon.svg', 'speculation-rules.json'])
    await cp(join(from, name), join(folder, name), { recursive: true });
  return folder;
}

/**
 * Runs `use` while the bare page and the builds are served in the same way.
 * @param folders the project's own build, and others to compare, named by their paths
 * @throws Error if a folder is not a built site
 */
export async function withSites<Result>(
  [own, ...others]: readonly [string, ...string[]],
  use: (sites: Sites) => Promise<Result>,
): Promise<Result> {
  const stops: (() => Promise<void>)[] = [];
  const start = async (folder: string) => {
    const { origin, stop } = await serve(folder);
    stops.push(stop);
    return origin;
  };
  const build = async (folder: string, name: string): Promise<Build> => {
    if (!existsSync(join(folder, '404.html')))
      throw new Error(`There is no built site in ${folder}. Run npm run build.`);
    const paths = pagesIn(folder).map(({ path }) => path);
    const found = paths.filter((path) => !/\/404(?:\.html)?$/.test(path));
    return { folder, name, origin: await start(folder), paths: found };
  };
  const builds = [await build(own, others.length > 0 ? 'dist ' : '')];
  for (const folder of others) builds.push(await build(resolve(folder), `${folder} `));
  const bare = await bareSite(own);
  try {
    return await use({ bare: { name: 'bare page', address: `${await start(bare)}/` }, builds });
  } finally {
    for (const stop of stops) await stop();
    await rm(bare, { recursive: true });
  }
}

/** Pages of all builds that have them. */
export const subjectsOf = (builds: readonly Build[], paths: readonly string[]): Subject[] =>
  builds.flatMap(({ name, origin, paths: known }) =>
    paths
      .filter((path) => known.includes(path))
      .map((path) => ({ name: name + path, address: origin + path })),
  );
