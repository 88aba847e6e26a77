import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { rootBase } from '../../src/config/base.ts';
import { isMadeHere, isPublished } from '../../src/config/is-published.ts';
import { isFirst } from '../../src/config/language.ts';
import { takeBase } from '../../src/lib/base-path.ts';
import type { MadeFile } from '../../src/made-file.ts';
import { allRoutes } from '../../src/routes.ts';
import type { Showing } from '../texts/on-show.ts';
import { filesShown, recordKinds } from '../texts/records.ts';
import { documentThreads } from '../workers/pool.ts';
import { aboutFile } from './offered-files.ts';
import { forgetStamp, kept, keyOf } from './stage.ts';

const id = 'virtual:made-files';

/** A build makes the files of pages that its language has as the first; for all languages, they are the same. */
const pathsWhere = (isWanted: (path: string) => boolean): readonly string[] =>
  allRoutes.map(({ path }) => path).filter(isWanted);

const published = resolve(import.meta.dirname, '../../dist');

/** A file, and what pages say about it. */
type Made = { readonly bytes: Buffer; readonly about: MadeFile };

/**
 * The files by their path in the published folder. Another thread makes them, because the compiler of documents is large
 * and slow to start.
 */
async function filesFor(
  pages: readonly string[],
  showing: Showing = {},
): Promise<ReadonlyMap<string, Buffer>> {
  if (pages.length === 0) return new Map();
  const wanted = [...pages, ...filesShown(recordKinds, showing)];
  const key = keyOf('downloads', wanted);
  let made = kept(key);
  if (!made) {
    await documentThreads.run('downloads', wanted, 'The files to download');
    made = kept(key);
  }
  return made?.files ?? new Map();
}

/** The files with what pages say about them. */
async function madeFiles(
  ...wanted: Parameters<typeof filesFor>
): Promise<ReadonlyMap<string, Made>> {
  const described = [...(await filesFor(...wanted))].map(
    async ([path, bytes]) => [path, { bytes, about: await aboutFile(bytes) }] as const,
  );
  return new Map(await Promise.all(described));
}

/** Publishes the files that this build makes. */
export async function publishMadeFiles(): Promise<void> {
  for (const [path, bytes] of await filesFor(pathsWhere(isMadeHere))) {
    const to = join(published, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, bytes);
  }
}

/** What pages say about the files that the languages before this one have published. */
const publishedFiles = (): Promise<readonly (readonly [path: string, about: MadeFile])[]> =>
  Promise.all(
    globSync('**/*.{pdf,zip,cdx.json}', { cwd: published }).map(
      async (name) =>
        [
          `/${name.replaceAll('\\', '/')}`,
          await aboutFile(readFileSync(join(published, name))),
        ] as const,
    ),
  );

/**
 * Makes the PDFs, the bills of materials and the press kit. The module `virtual:made-files` gives pages
 * their size, page count and checksum.
 */
export function madeFilesPlugin(): Plugin {
  let made: ReturnType<typeof madeFiles> | undefined;
  let isBuild = false;
  let ready: Promise<unknown> = Promise.resolve();
  const files = () =>
    (made ??= ready.then(() =>
      isBuild
        ? madeFiles(pathsWhere(isMadeHere))
        : madeFiles(pathsWhere(isPublished), { early: true }),
    ));
  /** Has the files made again when they are asked for, by threads that read everything again. */
  const forget = () => {
    // Also where none are made: another stage may have read the sources, and files would be kept as made of those.
    forgetStamp();
    if (!made) return;
    ready = made.catch(() => {}).then(() => documentThreads.end());
    made = undefined;
  };
  return {
    name: 'made-files',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // Begins before the bundler asks for them.
    buildStart() {
      if (this.environment.mode === 'build') files().catch(() => {});
    },
    resolveId: { filter: { id: /^virtual:made-files$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:made-files$/ },
      async handler() {
        const own = [...(await files())].map(([path, { about }]) => [path, about] as const);
        const described = [...(isBuild && !isFirst ? await publishedFiles() : []), ...own];
        return `
const files = ${JSON.stringify(Object.fromEntries(described))};
export function madeFile(path) {
  if (!files[path]) throw new Error('The build makes no file ' + path);
  return files[path];
}`;
      },
    },
    configureServer(server) {
      // As pages do, which show drafts and what is to come.
      documentThreads.environment['SITE_PREVIEW'] = 'yes';
      server.watcher.on('all', forget);
      server.middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        // No language has these files for itself.
        const path = takeBase(rootBase, address);
        if (!/\.(?:pdf|zip|cdx\.json|webp)$/.test(path)) return next();
        files()
          .then((all) => {
            const found = all.get(path);
            if (found) response.end(found.bytes);
            else next();
          })
          .catch(next);
      });
    },
  };
}
