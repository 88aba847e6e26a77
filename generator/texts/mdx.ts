import { existsSync, readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import type { ProseFacts } from '../../src/content/text-records.ts';
import { stage } from '../files/stage.ts';
import { treeOf } from './compiled-text.ts';
import { isTranslation, sourceOf } from '../languages/overlay.ts';
import { foreignLanguage } from '../languages/text-language.ts';
import { pictureAddress } from './content-images.ts';
import type { ProseLinks } from './markdown-rules.ts';
import type { compileAnew } from './mdx-compiler.ts';
import { isFault, type WrittenText } from './plain-text.ts';
import { writtenText } from './written-text.ts';

export type CompiledMdx = {
  written: WrittenText;
  /** Checked. */
  frontmatter: unknown;
  facts: ProseFacts;
  /** The key of its tree; `treeOf` gives the tree, which most readers don't need. */
  id: string;
} & ProseLinks;

/**
 * Compiles MDX with product facts filled in. What was compiled before is taken from the cache.
 * @throws Error with a line for each fault: the file, its line, and what to write
 */
export async function compileMdx(source: string, path: string): Promise<CompiledMdx> {
  const written = writtenText(source, path);
  // Of a translation of nothing, `textNameFault` says so; all else that is wrong with it is still looked for.
  const english =
    isTranslation(path) && existsSync(sourceOf(path))
      ? writtenText(readFileSync(sourceOf(path), 'utf8'), sourceOf(path))
      : undefined;
  const inputs = [written.file, written.text, english?.text ?? ''];
  let compiling: ReturnType<typeof compileAnew> | undefined;
  /** Once, though two stages may ask for it. */
  const compiled = () =>
    (compiling ??= import('./mdx-compiler.ts').then((code) => code.compileAnew(written, english)));
  const first = await stage('text', inputs, compiled);
  const { pictures, ...about } = first.about;
  // A picture's address and size are in the tree, and may have changed since.
  const addresses = await Promise.all(pictures.map(pictureAddress));
  const { key } =
    pictures.length === 0 ? first : await stage('text', [...inputs, ...addresses], compiled);
  return { written, ...about, id: key };
}

/** What stands for a text at fault, so that pages without it can be looked at. */
const unread = (fault: Error): string => `export default () => {
  throw new Error(${JSON.stringify(fault.message)});
};
export const frontmatter = {};
export const facts = { words: 0, outline: [] };
`;

/**
 * Compiles MDX for the bundler and for unit tests: to data, of which `bodyFrom` makes a component. In the development
 * server a text at fault stops only the pages that show it.
 */
export function mdxPlugin(): Plugin {
  let goesOn = false;
  return {
    name: 'mdx',
    enforce: 'pre',
    configResolved({ command, mode }) {
      goesOn = command === 'serve' && mode !== 'test';
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, path) {
        try {
          return { code: await moduleOf(source, path), map: null };
        } catch (error) {
          if (goesOn && isFault(error)) return { code: unread(error), map: null };
          throw error;
        }
      },
    },
  };
}

async function moduleOf(source: string, path: string): Promise<string> {
  const { id, frontmatter, facts } = await compileMdx(source, path);
  return `import { bodyFrom } from '/generator/texts/text-body.ts';
export default bodyFrom(${treeOf(id)});
export const frontmatter = ${JSON.stringify(frontmatter)};
export const facts = ${JSON.stringify(facts)};
export const lang = ${JSON.stringify(foreignLanguage(path))};
`;
}
