import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { isFirst, language } from '../../src/config/language.ts';
import type { MadeFile } from '../../src/made-file.ts';
import type { Wanted } from './made-files.ts';
import { aboutFile } from './offered-files.ts';
import { threads } from '../workers/pool.ts';
import { cachedFiles, digest, generatorStamp, keptFile } from './cached.ts';

const id = 'virtual:made-files';

const root = resolve(import.meta.dirname, '../..');

/** A hash of what the files may be made from: all but articles. Other languages have those of the first. */
function sourcesStamp(): string {
  const found = globSync(['src/**', 'generator/pdf/*.typ'], {
    cwd: root,
    exclude: ['src/content/blog/**'],
    withFileTypes: true,
  });
  // Not folders, nor the links that editors leave beside a file.
  const files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .toSorted();
  return digest([
    generatorStamp(),
    ...files,
    ...files.map((file) => readFileSync(join(root, file), 'latin1')),
  ]);
}

/** Other threads do this, because the compiler of documents is large and slow to start. */
async function makeFiles(wanted: Wanted) {
  const [documents, archives] = await Promise.all([
    threads.run('makeDocuments', wanted, 'The PDFs'),
    threads.run('makePressKit', wanted, 'The press kit'),
  ]);
  const made = [...documents, ...archives];
  return {
    files: made.map(([, { bytes }], index) => [String(index), Buffer.from(bytes)] as const),
    about: made.map(([path, { about }]) => [path, about] as const),
  };
}

/** A file, and what pages say about it. */
type Made = { readonly file: string; readonly about: MadeFile };

/** The files by their path in the published folder, from the cache if nothing that they may be made from changed. */
async function madeFiles(wanted: Wanted): Promise<ReadonlyMap<string, Made>> {
  const key = [sourcesStamp(), language, wanted];
  const { id: kept, about } = await cachedFiles('made', key, () => makeFiles(wanted));
  return new Map(
    about.map(([path, told], index) => [
      path,
      { file: keptFile(kept, String(index)), about: told },
    ]),
  );
}

/** What pages say about the files that the languages before this one have published. */
const publishedFiles = (): readonly (readonly [path: string, about: MadeFile])[] =>
  globSync('**/*.{pdf,zip}', { cwd: join(root, 'dist') }).map((name) => [
    `/${name.replaceAll('\\', '/')}`,
    aboutFile(readFileSync(join(root, 'dist', name))),
  ]);

/**
 * Makes and publishes the PDFs and the press kit. The module `virtual:made-files` gives pages their size,
 * page count and checksum.
 */
export function madeFilesPlugin(): Plugin {
  let made: ReturnType<typeof madeFiles> | undefined;
  let wanted: Wanted = 'all';
  const files = () => (made ??= madeFiles(wanted));
  return {
    name: 'made-files',
    configResolved({ command }) {
      if (command === 'build') wanted = 'own';
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
        const described = [...(wanted === 'own' && !isFirst ? publishedFiles() : []), ...own];
        return `
const files = ${JSON.stringify(Object.fromEntries(described))};
export function madeFile(path) {
  if (!files[path]) throw new Error('The build makes no file ' + path);
  return files[path];
}`;
      },
    },
    async writeBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, { file }] of await files()) {
        const to = join(root, 'dist', path);
        mkdirSync(dirname(to), { recursive: true });
        copyFileSync(file, to);
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/\.(?:pdf|zip)$/.test(path)) return next();
        files().then((all) => {
          const found = all.get(path);
          if (found) response.end(readFileSync(found.file));
          else next();
        }, next);
      });
    },
  };
}
