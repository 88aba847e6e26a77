import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { builtRules, styleIn } from '../../generator/hosts/headers.ts';
import { nginxRecipe } from '../../generator/hosts/nginx.ts';
import { site } from '../../src/config/site.ts';
import { pagesIn } from '../../tests/support/dist.ts';
import { missingOn, startHost } from '../../tests/support/hosts.ts';

/** A page to measure; a page of the site is named by its path. */
export type Subject = { readonly name: string; readonly address: string };

/** The bare page, and every page of the site except the not-found pages. */
export type Sites = { readonly bare: Subject; readonly pages: readonly Subject[] };

/** Serves a folder with nginx as in production. */
async function serve(folder: string) {
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
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page to measure against</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg"><style>${style}</style></head><body><main>${blocks.join('\n')}</main></body></html>`;
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
 * Runs `use` while the bare page and the site in dist/ are served in the same way.
 * @throws Error if nginx is missing
 */
export async function withSites(use: (sites: Sites) => Promise<void>): Promise<void> {
  const folder = resolve(import.meta.dirname, '../../dist');
  const missing = missingOn('nginx');
  if (missing !== null) throw new Error(missing);
  const bareFolder = await bareSite(folder);
  const [own, bare] = [await serve(folder), await serve(bareFolder)];
  const pages = pagesIn(folder)
    .filter(({ path }) => !/\/404(?:\.html)?$/.test(path))
    .map(({ path }) => ({ name: path, address: own.origin + path }));
  try {
    await use({ bare: { name: 'bare page', address: `${bare.origin}/` }, pages });
  } finally {
    await Promise.all([own.stop(), bare.stop(), rm(bareFolder, { recursive: true })]);
  }
}
