import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Assets } from './assets.ts';
import { headersFile, siteHeaders } from './headers.ts';
import type { Renderer } from './render.tsx';

const compressible = /\.(?:html|js|css|svg|xml|txt|json|md|ics|csv)$/;

/**
 * Writes every page and the files beside them, then a Brotli and a gzip twin of each text file.
 * @param directory the published folder, which already holds the browser bundle
 */
export async function writeSite(
  renderer: Renderer,
  assets: Assets,
  directory: string,
): Promise<void> {
  const style = 'text' in assets.style ? assets.style.text : '';
  const headers = siteHeaders(style);
  const files = new Map(renderer.textFiles());
  for (const path of renderer.paths) {
    files.set(join(path, 'index.html').slice(1), renderer.renderPage(path, assets).html);
  }
  for (const path of ['/404', '/blog/404']) {
    files.set(`${path.slice(1)}.html`, renderer.renderPage(path, assets).html);
  }
  files.set('_headers', headersFile(headers));

  for (const [name, text] of files) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue;
    const bytes = readFileSync(join(directory, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(join(directory, `${name}.br`), brotliCompressSync(bytes, { params }));
    await writeFile(join(directory, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
