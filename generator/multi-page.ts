import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

import type { Logger, Plugin, ViteBuilder } from 'vite';

import { base } from '../src/config/base.ts';
import { languages } from '../src/config/languages.ts';
import { here, isFirst } from '../src/config/language.ts';
import { demoAddresses } from '../src/config/published.ts';
import { hasDemo, isHere, isPublished } from '../src/config/is-published.ts';
import { site } from '../src/config/site.ts';
import { keysOf } from '../src/lib/records.ts';
import { allRoutes } from '../src/routes.ts';
import { bundle, serverFolder, siteFolder } from './bundles.ts';
import { chunkGroups } from './chunk-groups.ts';
import { writeChecksums } from './files/checksums.ts';
import { checkFacts } from './facts/check-facts.ts';
import { doubtsIn } from './facts/check-site.ts';
import { publishMadeFiles } from './files/made-files-plugin.ts';
import { forgetUnused } from './files/stage.ts';
import { cleanPictures } from './pictures/published-picture.ts';
import { renderOnRequest } from './dev-server.ts';
import { readArticles } from './blog/read-articles.ts';
import { sourceLanguage } from './languages/overlay.ts';
import { untranslated } from './languages/translations.ts';
import { claimFolder } from './machine.mjs';
import { ownSheet, pageStyles } from './styles/sheets.ts';
import { publishedPictures } from './texts/content-images.ts';
import { faultsOfTexts, whyItStopped } from './texts/all-texts.ts';
import { today } from './texts/on-show.ts';
import { faultOf, root } from './texts/plain-text.ts';
import { recordsLeftOut } from './texts/records.ts';
import { checkNames } from './texts/text-names.ts';
import { endThreads, jobsAtOnce, threads } from './workers/pool.ts';
import { timed } from './workers/stages.ts';
import { writeSite } from './write-site.ts';

const unpublishedFolders = [
  ...allRoutes.filter(({ path }) => !isPublished(path)).map(({ page }) => `src/pages/${page}/`),
  ...keysOf(demoAddresses)
    .filter((name) => !hasDemo(name))
    .map((name) => `src/demos/${name}/`),
];

/** Islands of a page or demonstration that is not on the site stay out of the build. */
const isUsed = (island: string) =>
  !unpublishedFolders.some((folder) => island.replaceAll('\\', '/').startsWith(folder));

/**
 * The garbage collector waits until the heap has grown by a part of itself, which with much memory is most of it.
 * A site of ten thousand articles is made of short-lived objects, so waiting costs memory and gains little time.
 */
const keepHeapSmall = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`);

/** Words without a translation stop the build; records without one may be in the language already, so they are named. */
function checkTranslations({ warn }: Pick<Logger, 'warn'>): void {
  if (here.tag === sourceLanguage) return;
  const { faults, doubts } = untranslated(here);
  if (faults.length > 0) throw faultOf(...faults);
  for (const doubt of doubts) warn(doubt);
}

/** Bundles the browser code and the renderer, while threads read the articles, and writes every page. */
async function buildAll(builder: ViteBuilder): Promise<void> {
  const { logger } = builder.config;
  keepHeapSmall(25);
  checkNames();
  checkTranslations(logger);
  for (const doubt of doubtsIn(site)) logger.warn(doubt);
  // Texts are checked once, with the first language; others read the articles that they show.
  const readInThread = async (slug: string) =>
    isFirst || isHere('/blog')
      ? threads.run('readArticle', slug, `src/content/blog/${slug}.mdx`)
      : undefined;
  const [{ assets, stamp }, written] = await Promise.all([
    bundle(builder),
    timed('read articles', () => readArticles({ read: readInThread, atOnce: jobsAtOnce })),
  ]);
  const { faults, doubts } = isFirst
    ? await faultsOfTexts(new Map(), written.texts)
    : { faults: [], doubts: [] };
  if (faults.length > 0) throw faultOf(...faults);
  const folder = resolve(root, siteFolder);
  // Style sheets and the folder `public/` may have brought some that were never looked at.
  const cleaned = await cleanPictures(folder);
  await publishMadeFiles();
  // The compilers take 200 MB. Without them there is room for faster work.
  await endThreads();
  keepHeapSmall(50);
  const entry = (name: string) => pathToFileURL(resolve(root, serverFolder, `${name}.js`)).href;
  const bundled = { renderers: { site: entry('render'), blog: entry('blog-pages') }, stamp };
  const pictures = await publishedPictures();
  for (const line of [...cleaned, ...pictures.notes]) logger.info(line);
  await timed('write the site', () => writeSite(bundled, written, assets, folder, pictures.files));
  writeChecksums(resolve(root, 'dist'), today());
  const leftOut = [...written.leftOut, ...recordsLeftOut()].map((line) => `Left out: ${line}`);
  if (isFirst) for (const line of [...doubts, ...leftOut]) logger.warn(line);
  // What other languages use was used since the first began.
  const began = Number(process.env['BUILD_BEGAN']) || performance.timeOrigin;
  if (here === languages.at(-1)) await timed('forget unused files', () => forgetUnused(began));
}

/**
 * Builds a multi-page site without a client router. One `vite build` bundles the browser code and the renderer,
 * then writes every page to HTML. The development server renders on request.
 */
export function multiPage(): Plugin {
  return {
    name: 'multi-page',
    async buildStart() {
      await checkFacts();
      // A build says them even if it takes its bundles from the cache.
      if (this.environment.name !== 'client' || this.environment.mode === 'build') return;
      for (const doubt of doubtsIn(site)) this.environment.logger.warn(doubt);
    },
    config: () => ({
      build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
      environments: {
        client: {
          build: {
            outDir: siteFolder,
            // All languages have these files at the root.
            copyPublicDir: isFirst,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: [
                'src/runtime/boot.ts',
                ...['site', 'pages', 'reading'].map((name) => `src/styles/${name}.css`),
                ...[...pageStyles().own.keys()].map(ownSheet),
                ...globSync('src/**/*.{island.tsx,enhancer.ts}', { cwd: root }).filter(isUsed),
              ],
              preserveEntrySignatures: 'allow-extension',
              // A name of `config/words.ts` stands where it is shown: a file for all would be a request.
              optimization: { inlineConst: { mode: 'all' } },
              output: {
                // A hash such as "x_ad" would be taken for an advertisement.
                hashCharacters: 'base36',
                codeSplitting: { groups: chunkGroups },
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: serverFolder,
            rolldownOptions: {
              input: ['generator/pages/render.tsx', 'generator/blog/blog-pages.tsx'],
            },
          },
          // Beside each other, while a module that imports them waits for the first.
          dev: { preTransformRequests: true },
          resolve: { noExternal: ['sonner'] },
        },
      },
      builder: {
        // Otherwise Vite reads the configuration again for each of the two bundles.
        sharedConfigBuild: true,
        async buildApp(builder) {
          // Wrong facts make right texts look wrong, so they are said alone.
          await checkFacts();
          let release = () => {};
          try {
            // `build-languages.ts` has claimed it for all languages.
            if (!process.env['BUILD_BEGAN']) release = claimFolder(root);
            // A published folder is for all to read, under any mask of the account that builds.
            process.umask(0o022);
            await buildAll(builder);
          } catch (error) {
            throw await whyItStopped(error);
          } finally {
            await endThreads();
            release();
          }
        },
      },
    }),
    configResolved({ base: given }) {
      if (given === `${base}/`) return;
      throw new Error(
        `--base ${given} is not where the site begins: write that in src/config/site.ts as url, such as https://example.com/site, and leave --base out.`,
      );
    },
    configureServer: (server) => () => {
      // While the browser is opened, what every page needs is loaded. An error is shown when a page is asked for.
      server.httpServer?.once('listening', () => {
        renderOnRequest(server, '/').catch(() => {});
      });
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
