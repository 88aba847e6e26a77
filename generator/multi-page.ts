import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

import type { Plugin, ViteBuilder } from 'vite';

import { demoAddresses } from '../src/config/demos.ts';
import { hasDemo, isPublished } from '../src/config/is-published.ts';
import { company, site } from '../src/config/site.ts';
import { unpublished } from '../src/config/unpublished.ts';
import { keysOf } from '../src/lib/records.ts';
import { regimes } from '../src/content/regimes.ts';
import { allRoutes } from '../src/routes.ts';
import { assetsOf } from './files/assets.ts';
import { checkSite, doubtsIn } from './facts/check-site.ts';
import { forgetUnused } from './files/cached.ts';
import { renderStamp } from './files/code-stamp.ts';
import { renderOnRequest } from './dev-server.ts';
import type { BlogRenderer } from './blog/files.ts';
import { machineFailure } from './machine/machine-failures.mjs';
import { claimFolder } from './machine/one-at-a-time.mjs';
import { faultOf, forAuthors } from './texts/plain-text.ts';
import { checkNames } from './texts/text-names.ts';
import { type SiteRenderer, writeSite } from './write-site.ts';

const root = resolve(import.meta.dirname, '..');
const serverDirectory = '.build/server';

const unpublishedFolders = [
  ...allRoutes.filter(({ path }) => !isPublished(path)).map(({ page }) => `src/pages/${page}/`),
  ...keysOf(demoAddresses)
    .filter((name) => !hasDemo(name))
    .map((name) => `src/demos/${name}/`),
];

/** Islands of a page or demonstration that is not on the site stay out of the build. */
const isUsed = (island: string) => !unpublishedFolders.some((folder) => island.startsWith(folder));

const sources = (...names: readonly string[]) => new RegExp(`src/(?:${names.join('|')})\\.tsx?$`);

// Each group also takes what its modules import statically, unless a group before it has it.

/** The entry. Islands take what they share with it, and with drawings, from here. */
const boot = {
  name: 'boot',
  priority: 1,
  test: sources(
    'runtime/boot',
    'figures/geometry',
    'lib/(?:animate-while-visible|random|yield-to-main)',
  ),
};

/** React and the overlay in one chunk: small chunks compress worse and cost a request each. */
const shell = { name: 'shell', test: sources('runtime/shell', 'ui/button') };

/** What each control opens. Apart from React, so that a dialog's code comes beside React and not after it. */
const overlays = { name: 'overlays', priority: 1, test: sources('chrome/overlays') };

/** What three or more chunks share of forms and accounts. One chunk compresses better and is one request. */
const shared = {
  name: 'shared',
  minShareCount: 3,
  test: /node_modules\/valibot\/|src\/(?:features\/account|ui\/form)\//,
};

/**
 * The garbage collector waits until the heap has grown by a part of itself, which with much memory is most of it.
 * A site of ten thousand articles is made of short-lived objects, so waiting costs memory and gains little time.
 */
const keepHeapSmall = () => setFlagsFromString('--heap-growing-percent=25');

/** Bundles the browser code and the renderer, and writes every page. */
async function buildAll(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('multi-page: an environment is missing');
  const started = Date.now();
  keepHeapSmall();
  const assets = assetsOf(await builder.build(client));
  const stamp = renderStamp(await builder.build(ssr), 'blog-pages', assets);
  const entry = (name: string) => pathToFileURL(resolve(root, serverDirectory, `${name}.js`)).href;
  const site: SiteRenderer = await import(entry('render'));
  const blog: BlogRenderer = await import(entry('blog-pages'));
  await writeSite({ site, blog, stamp }, assets, resolve(root, 'dist'));
  forgetUnused(started);
}

/**
 * Builds a multi-page site without a client router. One `vite build` bundles the browser code and the renderer,
 * then writes every page to HTML. The development server renders on request.
 */
export function multiPage(): Plugin {
  return {
    name: 'multi-page',
    // Invalid facts and names stop the build before any other error.
    buildStart() {
      checkSite(site, company, regimes, unpublished);
      checkNames();
      if (this.environment.name !== 'client') return;
      for (const doubt of doubtsIn(site)) this.environment.logger.warn(doubt);
    },
    config: () => ({
      build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
      environments: {
        client: {
          build: {
            outDir: 'dist',
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: [
                'src/runtime/boot.ts',
                ...['site', 'pages', 'reading'].map((name) => `src/styles/${name}.css`),
                ...globSync('src/**/*.island.tsx', { cwd: root }).filter(isUsed),
              ],
              preserveEntrySignatures: 'strict',
              // A name of `config/labels.ts` stands where it is shown: a file for all would be a request.
              optimization: { inlineConst: { mode: 'all' } },
              output: { codeSplitting: { groups: [boot, shell, overlays, shared] } },
            },
          },
        },
        ssr: {
          build: {
            outDir: serverDirectory,
            rolldownOptions: {
              input: ['generator/pages/render.tsx', 'generator/blog/blog-pages.tsx'],
            },
          },
          resolve: { noExternal: ['sonner'] },
        },
      },
      builder: {
        // Otherwise Vite reads the configuration again for each of the two bundles.
        sharedConfigBuild: true,
        async buildApp(builder) {
          let release = () => {};
          try {
            release = claimFolder(root);
            await buildAll(builder);
          } catch (error) {
            const failure = error instanceof Error ? machineFailure(error) : null;
            throw failure === null ? forAuthors(error) : faultOf(failure);
          } finally {
            release();
          }
        },
      },
    }),
    configResolved({ base }) {
      if (base === '/') return;
      throw new Error(
        `The site must be at the root of its host, so --base ${base} cannot work. Give the site its own host name.`,
      );
    },
    // Prerendered markup is not in the browser's code, so a change needs a full reload.
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || file.endsWith('.css')) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        renderOnRequest(server, request.originalUrl ?? '/').then(
          ({ status, type, text }) => {
            response.writeHead(status, { 'Content-Type': type });
            response.end(text);
          },
          (error: Error) => {
            server.ssrFixStacktrace(error);
            next(error);
          },
        );
      });
    },
  };
}
