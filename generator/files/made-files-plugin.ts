import type { Plugin } from 'vite';

import { isFirst } from '../../src/config/language.ts';
import { languages } from '../../src/config/languages.ts';
import type { MadeFile } from '../../src/made-file.ts';
import { documentThreads } from '../workers/pool.ts';
import { forgetStamp, kept, keyOf } from './stage.ts';

const id = 'virtual:made-files';

/** A file, and what pages say about it. */
type Made = { readonly bytes: Buffer; readonly about: MadeFile };

type About = ReadonlyMap<string, MadeFile>;

/** What a job has made: in the first language, whichever asks, and to which other languages link. */
async function madeBy(
  job: 'documents' | 'pressKit',
): Promise<readonly (readonly [string, Made])[]> {
  const key = keyOf(job, [], languages[0].tag);
  if (!kept<About>(key)) await documentThreads.run(job, null, 'The files to download');
  const { files = [], about } = kept<About>(key) ?? {};
  return [...files].flatMap(([path, bytes]) => {
    const told = about?.get(path);
    return told ? [[path, { bytes, about: told }] as const] : [];
  });
}

/**
 * The files by their path in the published folder. Other threads make them, because the compiler of documents is large
 * and slow to start.
 */
const madeFiles = async (): Promise<ReadonlyMap<string, Made>> =>
  new Map((await Promise.all([madeBy('documents'), madeBy('pressKit')])).flat());

/**
 * Makes and publishes the PDFs and the press kit. The module `virtual:made-files` gives pages their size,
 * page count and checksum.
 */
export function madeFilesPlugin(): Plugin {
  let made: ReturnType<typeof madeFiles> | undefined;
  let ready: Promise<unknown> = Promise.resolve();
  const files = () => (made ??= ready.then(madeFiles));
  /** Has the files made again when they are asked for, by threads that read everything again. */
  const forget = () => {
    if (!made) return;
    ready = made.catch(() => {}).then(() => documentThreads.end());
    made = undefined;
    forgetStamp();
  };
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
      server.watcher.on('all', forget);
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/\.(?:pdf|zip|cdx\.json)$/.test(path)) return next();
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
