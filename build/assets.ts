import { createHash } from 'node:crypto';

import type { Rolldown, ViteBuilder } from 'vite';

/** A stylesheet as text (goes into the page), or its address in development. */
type Style = { text: string } | { href: string };

/** What a page's HTML needs to name of the browser bundle. */
export type Assets = {
  /** What every page brings itself: the styles of all that stands above its sheets. */
  style: Style;
  /** Addresses of the sheets for what stands below the hero, for prose or code, and for paper. */
  sheets: { pages: string; reading: string; print: string };
  /** The one entry script; `integrity` is absent in development. */
  script: { src: string; integrity?: string };
  /** Address of an island's module. */
  island: (file: string) => string;
};

/**
 * Reads the browser build's output.
 * @throws Error if the entry, the stylesheet or a page's chunk is missing
 */
export function assetsOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Assets {
  if (!('output' in result)) throw new Error('assets: expected one finished bundle');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const entry = holding(chunks, 'src/runtime/boot.ts');
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
      print: `/${sheet('print.css').fileName}`,
    },
    script: { src: `/${entry.fileName}`, integrity: `sha384-${digest}` },
    island: (file) => `/${only(chunks, file).fileName}`,
  };
}

function holding(chunks: readonly Rolldown.OutputChunk[], file: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
  if (!chunk) throw new Error(`assets: no chunk holds ${file}`);
  return chunk;
}

function only(chunks: readonly Rolldown.OutputChunk[], file: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
  if (!chunk) throw new Error(`assets: no chunk was built for ${file}`);
  return chunk;
}
