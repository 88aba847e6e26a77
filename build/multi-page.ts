import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

import { articlePage, notFound, routes } from '../src/routes.ts';
import { assetsOf } from './assets.ts';
import type { Renderer } from './render.tsx';
import { pageFile } from './page-file.ts';
import { writeSite } from './write-site.ts';

const root = resolve(import.meta.dirname, '..');
const renderer = 'build/render.tsx';
const serverDirectory = '.build/server';

const pageModules = [...routes.map(({ page }) => page), articlePage, notFound.page];

/** What runs before React is wanted. It must not be part of the shell, or React would come with it. */
const start = {
  name: 'start',
  priority: 1,
  test: /src\/(?:client\.tsx|lib\/(?:early-clicks|first-intent|served-markup|stored-text)\.ts)$|vite\/preload-helper/,
};

/** What runs on every page without React. */
const controls = {
  name: 'controls',
  test: /src\/(?:chrome\/(?:controls|running-parts|search-key|claims|dropdowns)|features\/cookie-consent\/banner|lib\/delegate|config\/(?:timing|storage-keys|site))\.ts$/,
};

/**
 * What every page loads with React, in one chunk: a dozen small ones compress worse and cost a request each.
 */
const shell = {
  name: 'shell',
  test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/(?:app|hydrate|chrome\/(?:account-place|header|footer|opened-parts|form-island|error-boundary|requests)|features\/(?:cookie-consent\/cookie-banner|account\/(?:auth|auth-buttons|account-host|session))|ui\/(?:static|button|fetched|heading-links|island|use-observable|notices\/notice-host|notices\/notices)|lib\/observable)\.tsx?$/,
};

/** Small things that the groups below share with others, which would else come with all of a group. */
const small = { name: 'small', test: /src\/(?:ui\/(?:icons|when-closed)|lib\/base64)\.tsx?$/ };

/** What dialogs are made of. Named, or the account would take it in and come with each of them. */
const dialog = {
  name: 'dialog',
  test: /src\/ui\/(?:dialog|notices\/(?:notice-box|use-dialog-notices))\.tsx?$/,
};

/** What forms are made of, for the same reason. */
const fields = {
  name: 'fields',
  test: /src\/ui\/form\/(?:error-summary|field|person-fields|reveal|use-error-title)\.tsx?$/,
};

/** What a page loads on top of that for a signed-in visitor; schemas are here, and with them their check. */
const session = {
  name: 'session',
  test: /src\/(?:chrome\/user-menu|features\/account\/(?:account-focus|current-user|use-auth|user|user-panel)|ui\/form\/check-values)\.tsx?$/,
};

/** The auth dialog with everything behind it that the profile uses as well. */
const account = {
  name: 'account',
  test: /src\/(?:features\/account\/(?:accounts\/(?:change-account|derive-key|register|sign-in|upgrade|users|verifier)|auth-dialog|checks|confirm-step|fields|login-form|register-form|use-auth-form)|ui\/form\/use-checked-form)\.tsx?$/,
};

/**
 * Makes Vite build a site of many pages without a client router: one `vite build` bundles the browser's
 * code and the renderer, then writes every page to HTML; the development server renders on request.
 */
export function multiPage(): Plugin {
  return {
    name: 'multi-page',
    config: () => ({
      build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
      environments: {
        client: {
          build: {
            outDir: 'dist',
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: [
                'src/client.tsx',
                ...['site', 'pages', 'reading', 'print'].map((name) => `src/styles/${name}.css`),
                ...pageModules.map(pageFile),
              ],
              preserveEntrySignatures: 'strict',
              output: {
                codeSplitting: {
                  groups: [start, controls, shell, small, dialog, fields, session, account],
                },
              },
            },
          },
        },
        ssr: {
          build: { outDir: serverDirectory, rolldownOptions: { input: renderer } },
          resolve: { noExternal: ['sonner'] },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('multi-page: an environment is missing');
          const assets = assetsOf(await builder.build(client));
          await builder.build(ssr);
          const entry = pathToFileURL(resolve(root, serverDirectory, 'render.js')).href;
          await writeSite((await import(entry)) as Renderer, assets, resolve(root, 'dist'));
        },
      },
    }),
    // Prerendered markup is not in the browser's code, so a change of it can only be seen by loading anew.
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

async function renderOnRequest(server: ViteDevServer, url: string) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('multi-page: cannot render in development');
  const { renderPage, textFiles } = await ssr.runner.import<Renderer>(`/${renderer}`);
  const path = new URL(url, 'http://localhost').pathname;
  const file = textFiles().get(path.slice(1));
  if (file !== undefined) return { status: 200, type: mediaType(path), text: file };
  const page = renderPage(path, {
    style: { href: '/src/styles/site.css?direct' },
    sheets: {
      pages: '/src/styles/pages.css?direct',
      reading: '/src/styles/reading.css?direct',
      print: '/src/styles/print.css?direct',
    },
    script: { src: '/src/client.tsx' },
    modules: (name) => [`/${pageFile(name)}`],
  });
  const text = await server.transformIndexHtml(url, page.html);
  return { status: page.status, type: 'text/html; charset=utf-8', text };
}

const mediaTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  xml: 'application/xml',
  json: 'application/json',
};

const mediaType = (path: string) => mediaTypes[path.split('.').at(-1) ?? ''] ?? 'text/plain';
