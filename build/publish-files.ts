import type { Plugin } from 'vite';

const id = 'virtual:published-files';

/**
 * Makes the PDFs and the press kit, publishes them beside the pages, and tells the pages their size,
 * page count and checksum through the module `virtual:published-files`.
 */
export function publishFiles(): Plugin {
  // Loaded when the first page asks: the compiler is a native library of 50 MB.
  const maker = () => import('./published-files.ts');
  let made: Promise<ReadonlyMap<string, Buffer>> | undefined;
  const files = () => (made ??= maker().then(({ makeFiles }) => makeFiles()));
  return {
    name: 'publish-files',
    resolveId: { filter: { id: /^virtual:published-files$/ }, handler: () => `\0${id}` },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of a virtual module.
      filter: { id: /^\0virtual:published-files$/ },
      async handler() {
        const { describeFile } = await maker();
        const described = [...(await files())].map(([path, bytes]) => [
          path,
          describeFile(path, bytes),
        ]);
        return `
const files = ${JSON.stringify(Object.fromEntries(described))};
export function publishedFile(path) {
  if (!files[path]) throw new Error(path + ' is not among the files that the build makes');
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
