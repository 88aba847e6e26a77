import { createHash } from 'node:crypto';

import type { Rolldown, ViteBuilder } from 'vite';

import { withBase } from '../../src/config/base.ts';
import { pageStyles } from '../styles/sheets.ts';
import { fileName as nameOf } from '../texts/plain-text.ts';

/** File names of a built script's static imports. */
export const staticImports = (code: string): readonly string[] =>
  [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, name = '']) => name);

/** The text of a style sheet to inline, or its address in development. */
type Style = { text: string } | { href: string };

export type Assets = {
  style: Style;
  sheets: { pages: string; reading: string };
  /** Modules of the pages that link the sheet for reading, such as `src/pages/docs.tsx`. */
  readingPages: readonly string[];
  /** The one entry script; `integrity` is absent in development. */
  script: { src: string; integrity?: string };
  /** React's code, which the entry script loads. */
  shell: string;
  /** The address of each island, by its file; null in development, where files are their own addresses. */
  islands: Readonly<Record<string, string>> | null;
  /** All names and integrity values above: pages with the same key have the same assets. */
  key: string;
};

export const readingPageFiles = (): readonly string[] =>
  pageStyles().readingPages.map((name) => `src/${name}`);

const addressOf = ({ fileName }: { readonly fileName: string }) => withBase(`/${fileName}`);

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
  // Without the license notice, which is in the sheet that every page links, too.
  const style = text('site.css').replace(/^\/\*!.*?\*\/\s*/s, '');
  const digest = createHash('sha384').update(entry.code).digest('base64');
  const readingPages = readingPageFiles();
  return {
    style: { text: style },
    sheets: {
      pages: addressOf(sheet('pages.css')),
      reading: addressOf(sheet('reading.css')),
    },
    readingPages,
    script: { src: addressOf(entry), integrity: `sha384-${digest}` },
    shell: addressOf(chunkWith(chunks, 'src/runtime/shell.tsx')),
    key: JSON.stringify([
      digest,
      style,
      readingPages,
      ...result.output.map((file) => file.fileName),
    ]),
    islands: Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) =>
        facadeModuleId ? [[nameOf(facadeModuleId), addressOf({ fileName })]] : [],
      ),
    ),
  };
}

function chunkWith(chunks: readonly Rolldown.OutputChunk[], file: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
  if (!chunk) throw new Error(`assets: no chunk contains ${file}`);
  return chunk;
}

/** A hash of all code and assets with which pages are rendered: it depends on keys, too, which are no sources. */
export function codeStamp(
  bundle: Awaited<ReturnType<ViteBuilder['build']>>,
  { key }: Assets,
): string {
  if (!('output' in bundle)) throw new Error('assets: expected one finished bundle');
  const sum = createHash('sha256').update(key);
  for (const file of bundle.output) sum.update(file.type === 'chunk' ? file.code : file.source);
  return sum.digest('hex');
}
