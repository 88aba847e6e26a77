import { createHash } from 'node:crypto';

import type { Rolldown, ViteBuilder } from 'vite';

/** The text of a style sheet to inline, or its address in development. */
type Style = { text: string } | { href: string };

export type Assets = {
  style: Style;
  sheets: { pages: string; reading: string };
  /** The one entry script; `integrity` is absent in development. */
  script: { src: string; integrity?: string };
  island: (file: string) => string;
};

/** @throws Error if the entry, a style sheet or an island's chunk is missing */
export function assetsOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Assets {
  if (!('output' in result)) throw new Error('assets: expected one finished bundle');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const entry = chunkWith(chunks, 'src/runtime/boot.ts');
  const sheet = (name: string) => {
    const found = result.output.find((file) => file.type === 'asset' && file.names.includes(name));
    if (found?.type !== 'asset') throw new Error(`assets: ${name} is missing`);
    return found;
  };
  const text = (name: string) => String(sheet(name).source).trim();
  const digest = createHash('sha384').update(entry.code).digest('base64');
  return {
    style: { text: text('site.css') },
    sheets: {
      pages: `/${sheet('pages.css').fileName}`,
      reading: `/${sheet('reading.css').fileName}`,
    },
    script: { src: `/${entry.fileName}`, integrity: `sha384-${digest}` },
    island: (file) => `/${chunkOf(chunks, file).fileName}`,
  };
}

function chunkWith(chunks: readonly Rolldown.OutputChunk[], file: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
  if (!chunk) throw new Error(`assets: no chunk contains ${file}`);
  return chunk;
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], file: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
  if (!chunk) throw new Error(`assets: no chunk was built for ${file}`);
  return chunk;
}
