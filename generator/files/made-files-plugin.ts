import type { Plugin } from 'vite';

const id = 'virtual:made-files';

/**
 * Makes and publishes the PDFs and the press kit. The module `virtual:made-files` gives pages their size,
 * page count and checksum.
 */
export function madeFilesPlugin(): Plugin {
  // Loaded on first use, because the compiler is a large WebAssembly module.
  const load = () => import('./made-files.ts');
  let made: Promise<ReadonlyMap<string, Buffer>> | undefined;
  const files = () => (made ??= load().then(({ makeFiles }) => makeFiles()));
  return {
    name: 'made-files',
    resolveId: { filter: { id: /^virtual:made-files$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:made-files$/ },
      async handler() {
        const { describeFile } = await load();
        const described = [...(await files())].map(([path, bytes]) => [
          path,
          describeFile(path, bytes),
        ]);
        return `
const files = ${JSON.stringify(Object.fromEntries(described))};
export function madeFile(path) {
  if (!files[path]) throw new Error('The build makes no file ' + path);
  return files[path];
}`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, source] of await files())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/\.(?:pdf|zip)$/.test(path)) return next();
        files().then((all) => {
          const bytes = all.get(path);
          if (bytes) response.end(bytes);
          else next();
        }, next);
      });
    },
  };
}
