import { createHash, hash } from 'node:crypto';
import { basename } from 'node:path';

import type { Rolldown } from 'vite';

import { withBase } from '../../src/config/base.ts';
import { ownSheet, pageStyles } from '../styles/sheets.ts';
import { fileName as nameOf } from '../texts/plain-text.ts';
import { encodeBest } from './write-files.ts';

/** The text of a style sheet to inline, or its address in development. */
type Style = { text: string } | { href: string };

export type Assets = {
  style: Style;
  sheets: { pages: string; reading: string };
  /** The further sheet of a page that needs one, by its module, such as `src/pages/docs.tsx`. */
  furtherSheets: Readonly<Record<string, string>>;
  /** The one entry script; `integrity` is absent in development. */
  script: { src: string; integrity?: string };
  /** React's code, and what a page may need besides its islands. */
  shell: readonly string[];
  hints: readonly string[];
  requests: readonly string[];
  notices: readonly string[];
  /** The files of each island, by its module, and of each enhancer, by its name. Its own is first. */
  code: Readonly<Record<string, readonly string[]>>;
  /** Compressed bytes of scripts and their style sheets. */
  weights: Readonly<Record<string, number>>;
};

/** @param addressOfOwn the address of the sheet that one page alone needs */
export function furtherSheets(reading: string, addressOfOwn: (sheet: string) => string) {
  const { own, readingPages } = pageStyles();
  return Object.fromEntries([
    ...readingPages.map((page) => [`src/${page}`, reading] as const),
    ...[...own.keys()].map((page) => [`src/${page}`, addressOfOwn(ownSheet(page))] as const),
  ]);
}

/** What pages call the module of an island or an enhancer: `src/ui/tabs.enhancer.ts` is "tabs". */
export const codeName = (file: string): string =>
  file.endsWith('.enhancer.ts') ? basename(file, '.enhancer.ts') : file;

const addressOf = ({ fileName }: { readonly fileName: string }) => withBase(`/${fileName}`);

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Islands whose button shows what they import lazily. Other islands import lazily what comes later, or never. */
const launching = /(?:-launcher|call-card)\.island\.tsx$/;

/**
 * The files that a chunk needs, its own first: what it imports, all that this imports, and their styles. They come side by side, so that a press waits for one round trip. Every page has the entry already.
 */
function filesOf(chunk: Rolldown.OutputChunk, chunks: Chunks): readonly string[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const next = chunks.get(name);
    if (!next || next.name === 'boot' || found.has(next)) return;
    found.add(next);
    next.imports.forEach(visit);
  };
  visit(chunk.fileName);
  if (launching.test(chunk.facadeModuleId ?? '')) chunk.dynamicImports.forEach(visit);
  const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const imported = [...found].map(({ fileName }) => fileName).slice(1);
  // In one order, so that the same names compress in a page.
  return [chunk.fileName, ...imported.toSorted(), ...styles].map((name) => withBase(`/${name}`));
}

/** What a bundle has. */
export type Output = Rolldown.RolldownOutput['output'];

/** Compressing takes seconds, and is kept for writing the files. */
async function weightsOf(output: Output): Promise<Assets['weights']> {
  const weights = output
    .filter(({ fileName }) => /\.(?:js|css)$/.test(fileName))
    .map(async (file) => {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      const { length } = await encodeBest('br', content);
      return [addressOf(file), length] as const;
    });
  return Object.fromEntries(await Promise.all(weights));
}

/** @throws Error if the entry, a style sheet or an island's chunk is missing */
export async function builtAssets(output: Output): Promise<Assets> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesWith = (file: string) => filesOf(chunkWith(chunks, file), byName);
  const entry = chunkWith(chunks, 'src/runtime/boot.ts');
  const sheet = (name: string) => {
    const found = output.find((file) => file.type === 'asset' && file.names.includes(name));
    if (found?.type !== 'asset') throw new Error(`assets: ${name} is missing`);
    return found;
  };
  const text = (name: string) => String(sheet(name).source).trim();
  // Without the license notice, which is in the sheet that every page links, too.
  const style = text('site.css').replace(/^\/\*!.*?\*\/\s*/s, '');
  const digest = hash('sha384', entry.code, 'base64');
  const reading = addressOf(sheet('reading.css'));
  return {
    style: { text: style },
    sheets: { pages: addressOf(sheet('pages.css')), reading },
    furtherSheets: furtherSheets(reading, (name) => addressOf(sheet(basename(name)))),
    script: { src: addressOf(entry), integrity: `sha384-${digest}` },
    shell: [addressOf(chunkWith(chunks, 'src/runtime/shell.tsx'))],
    hints: filesWith('src/chrome/tooltip.ts'),
    requests: filesWith('src/features/request/hand-over.ts'),
    notices: filesWith('src/ui/notices/toaster.tsx'),
    code: Object.fromEntries(
      chunks.flatMap((chunk) =>
        chunk.facadeModuleId
          ? [[codeName(nameOf(chunk.facadeModuleId)), filesOf(chunk, byName)]]
          : [],
      ),
    ),
    weights: await weightsOf(output),
  };
}

function chunkWith(chunks: readonly Rolldown.OutputChunk[], file: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
  if (!chunk) throw new Error(`assets: no chunk contains ${file}`);
  return chunk;
}

/** A hash of all code and assets with which pages are rendered: it depends on keys, too, which are no sources. */
export function codeStamp(output: Output, assets: Assets): string {
  const sum = createHash('sha256').update(JSON.stringify(assets));
  for (const file of output) sum.update(file.type === 'chunk' ? file.code : file.source);
  return sum.digest('hex');
}
