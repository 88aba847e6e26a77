import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { isFirst } from '../../src/config/language.ts';
import type { MadeFile } from '../../src/made-file.ts';
import { threads } from '../workers/pool.ts';
import { cachedFiles, digest, generatorStamp, keptFile } from './cached.ts';

const id = 'virtual:made-files';

const root = resolve(import.meta.dirname, '../..');

/** A hash of what the files may be made from: all but articles. Other languages have those of the first. */
function sourcesStamp(): string {
  const found = globSync(['src/**', 'generator/pdf/*.typ', 'package-lock.json'], {
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
async function makeFiles() {
  const [documents, archives] = await Promise.all([
    threads.run('makeDocuments', null, 'The PDFs'),
    threads.run('makePressKit', null, 'The press kit'),
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
async function madeFiles(): Promise<ReadonlyMap<string, Made>> {
  const { id: kept, about } = await cachedFiles('made', [sourcesStamp()], makeFiles);
  return new Map(
    about.map(([path, told], index) => [
      path,
      { file: keptFile(kept, String(index)), about: told },
    ]),
  );
}

/**
 * Makes and publishes the PDFs and the press kit. The module `virtual:made-files` gives pages their size,
 * page count and checksum.
 */
export function madeFilesPlugin(): Plugin {
  let made: ReturnType<typeof madeFiles> | undefined;
  const files = () => (made ??= madeFiles());
  return {
    name: 'made-files',
    // Begins before the bundler asks for them.
    buildStart() {
      if (this.environment.mode === 'build') files().catch(() => {});
    },
    resolveId: { filter: { id: /^virtual:made-files$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:made-files$/ },
      async handler() {
        const described = [...(await files())].map(([path, { about }]) => [path, about]);
        return `
const files = ${JSON.stringify(Object.fromEntries(described))};
export function madeFile(path) {
  if (!files[path]) throw new Error('The build makes no file ' + path);
  return files[path];
}`;
      },
    },
    async generateBundle() {
      // Other languages link to those of the first.
      if (this.environment.name !== 'client' || !isFirst) return;
      for (const [path, { file }] of await files())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(file) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/\.(?:pdf|zip|cdx\.json)$/.test(path)) return next();
        files().then((all) => {
          const found = all.get(path);
          if (found) response.end(readFileSync(found.file));
          else next();
        }, next);
      });
    },
  };
}
