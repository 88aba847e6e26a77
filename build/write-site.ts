import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { site } from '../src/config/site.ts';
import { indexAddress } from '../src/features/search/indexed-page.ts';
import type { Assets } from './assets.ts';
import { downloadsIn } from './downloads.ts';
import { responseRules } from './headers.ts';
import { caddyRecipe } from './hosts/caddy.ts';
import { headersFile } from './hosts/headers-file.ts';
import { nginxRecipe } from './hosts/nginx.ts';
import { picturePath } from './pictures/page-figures.ts';
import type { Renderer } from './render.tsx';
import { searchIndex } from './search-index.ts';
import { topicTwins } from './topic-twins.ts';

const compressible = /\.(?:html|js|css|svg|xml|txt|json|md|ics|csv)$/;

/**
 * Writes every page and the files beside them, then a Brotli and a gzip twin of each text file. Recipes
 * for hosts go to `deploy/` beside the published folder.
 * @param directory the published folder, which already holds the browser bundle
 */
export async function writeSite(
  renderer: Renderer,
  assets: Assets,
  directory: string,
): Promise<void> {
  const { home, page } = assets.style;
  const rules = responseRules([home, page].map((style) => ('text' in style ? style.text : '')));
  const write = async (files: Iterable<readonly [name: string, content: string | Buffer]>) => {
    for (const [name, content] of files) {
      const file = join(directory, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  };
  await write(renderer.textFiles());
  await write(topicTwins(renderer.topics, renderer.heads));
  const { host } = new URL(site.origin);
  await write([
    ['_headers', headersFile(rules)],
    ['../deploy/nginx.conf', nginxRecipe(rules, host)],
    ['../deploy/Caddyfile', caddyRecipe(rules, host)],
  ]);
  // Loaded here and not above: it brings a native library that the development server does not need.
  const { socialPicture } = await import('./pictures/social-picture.ts');
  await write(
    renderer.pictured.map(({ path, title }) => [
      picturePath(path).slice(1),
      socialPicture(path, title),
    ]),
  );

  // Pages come last: one of them lists the files above with their checksums.
  const downloads = downloadsIn(directory);
  const html = (path: string) => renderer.renderPage(path, assets, downloads).html;
  const pages = new Map(renderer.paths.map((path) => [path, html(path)]));
  await write([...pages].map(([path, text]) => [join(path, 'index.html').slice(1), text]));
  await write(['/404', '/blog/404'].map((path) => [`${path.slice(1)}.html`, html(path)]));
  const titles = new Map(renderer.heads.map(({ path, title }) => [path, title]));
  const index = searchIndex(pages, (path) => titles.get(path) ?? path);
  await write([[indexAddress.slice(1), index]]);

  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue;
    const bytes = readFileSync(join(directory, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const brotli = brotliCompressSync(bytes, { params });
    if (name === indexAddress.slice(1)) {
      console.log(`search index: ${bytes.length} bytes, ${brotli.length} with Brotli`);
    }
    await writeFile(join(directory, `${name}.br`), brotli);
    await writeFile(join(directory, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
