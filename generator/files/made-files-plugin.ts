import type { Plugin } from 'vite';

import { isFirst } from '../../src/config/language.ts';

import { threads } from '../workers/pool.ts';
import type { MadeFiles } from './made-files.ts';

const id = 'virtual:made-files';

/** Other threads do this, because the compiler of documents is large and slow to start. */
async function makeFiles(): Promise<MadeFiles> {
  const [documents, archives] = await Promise.all([
    threads.run('makeDocuments', null, 'The PDFs'),
    threads.run('makePressKit', null, 'The press kit'),
  ]);
  return new Map([...documents, ...archives]);
}

/**
 * Makes and publishes the PDFs and the press kit. The module `virtual:made-files` gives pages their size,
 * page count and checksum.
 */
export function madeFilesPlugin(): Plugin {
  let made: Promise<MadeFiles> | undefined;
  const files = () => (made ??= makeFiles());
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
      for (const [path, { bytes }] of await files())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/\.(?:pdf|zip)$/.test(path)) return next();
        files().then((all) => {
          const file = all.get(path);
          if (file) response.end(file.bytes);
          else next();
        }, next);
      });
    },
  };
}
