import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

/** Address of the entry script, and Brotli bytes of all scripts together. */
export type Bundle = { readonly script: string; readonly bytes: number };

/** Builds a script of this folder with the site's Vite and target. */
export async function bundle(name: string, folder: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../../..'),
    logLevel: 'warn',
    build: {
      outDir: folder,
      assetsDir: join('assets', name),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, `${name}.ts`) },
    },
  });
  const { output } = [result].flat()[0] as Extract<typeof result, { output: unknown }>;
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The bundle of ${name} has no entry`);
  const bytes = chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  return { script: `/${entry.fileName}`, bytes };
}
