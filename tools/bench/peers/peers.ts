import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { htmlFile } from '../../../generator/page-file.ts';
import { bundle } from './bundle.ts';
import { documentOf, plainPage } from './document.ts';
import { ReactPage } from './react-page.ts';
import { type Block, wordsOf } from './words.ts';

export type Peers = {
  readonly folder: string;
  /** Brotli bytes of React and one `hydrateRoot`. */
  readonly reactBytes: number;
  readonly remove: () => Promise<void>;
};

export const peerPaths = {
  plain: '/plain',
  react: '/react',
  reactLater: '/react-later',
} as const;

/** The pages of the site whose text they use. */
const ownPaths = ['/about', '/developers'] as const;

const plainBytes = 10 * 1024;

/**
 * Builds the reference pages into a temporary folder: a plain page of 10 KB and bare React pages. All use
 * the text of pages of the site.
 */
export async function buildPeers(site: string): Promise<Peers> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
  const [first, second] = await Promise.all(
    ownPaths.map(async (path) => wordsOf(await readFile(join(site, htmlFile(path)), 'utf8'))),
  );
  const words = first ?? [];
  const write = async (path: string, html: string) => {
    const file = join(folder, htmlFile(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };

  const reactPage = (path: string, blocks: readonly Block[], script: string) => {
    const body = renderToString(createElement(ReactPage, { blocks }));
    return write(path, documentOf(body, { pages: { [path]: blocks }, script }));
  };
  const floor = await bundle('react', folder);
  await reactPage(peerPaths.react, words, floor.script);
  await reactPage(peerPaths.reactLater, words, (await bundle('react-later', folder)).script);

  await write(peerPaths.plain, plainPage([...words, ...(second ?? [])], plainBytes));
  // Servers read the policy's hash from index.html and need the not-found pages.
  await writeFile(join(folder, '404.html'), plainPage([], 0));
  await writeFile(join(folder, 'index.html'), plainPage([], 0));
  await mkdir(join(folder, 'blog'));
  await writeFile(join(folder, 'blog/404.html'), plainPage([], 0));
  // Every page of the site also fetches these.
  for (const name of ['icon.svg', 'speculation-rules.json']) {
    await copyFile(join(site, name), join(folder, name));
  }
  await compress(folder);
  return { folder, reactBytes: floor.bytes, remove: () => rm(folder, { recursive: true }) };
}

async function compress(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const bytes = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes));
    await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
