import { relative, resolve } from 'node:path';

import { createProcessor, runSync } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

import { fillFacts } from '../src/content/product/printed.ts';
import { cached } from './cached.ts';
import { generatorStamp } from './code-stamp.ts';
import { pictureAddress, proseImages, type ProsePictures } from './content-images.ts';
import { highlightedCode } from './highlight.ts';
import { exportProseFacts } from './prose-facts.ts';
import { alignAsClass } from './rehype-align-class.ts';

const root = resolve(import.meta.dirname, '..');

const processorFor = (outputFormat: 'program' | 'function-body') =>
  createProcessor({
    outputFormat,
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, alignAsClass, exportProseFacts, proseImages, highlightedCode],
  });

/** A text for the bundler, and one that runs by itself. */
const processors = { module: processorFor('program'), body: processorFor('function-body') };

export type CompiledMdx = {
  code: string;
  /** What the text says about itself; only of a `body`. */
  exports: { frontmatter?: unknown; facts?: unknown };
};

async function compileAnew(value: string, path: string, form: keyof typeof processors) {
  const file = await processors[form].process({ path, value });
  const code = String(file);
  const module: object = form === 'body' ? runSync(code, { Fragment, jsx, jsxs }) : {};
  const { frontmatter, facts }: CompiledMdx['exports'] = module;
  // The code is the longer part, and most readers need only the first line.
  const about: object = file.data;
  const { pictures = [] }: ProsePictures = about;
  return Buffer.from(`${JSON.stringify({ frontmatter, facts, pictures })}\n${code}`);
}

/**
 * Compiles MDX with product facts filled in. What was compiled before is taken from the cache.
 * @throws Error naming file and line
 */
export async function compileMdx(
  source: string,
  path: string,
  form: keyof typeof processors,
): Promise<CompiledMdx> {
  const value = fillFacts(source);
  const sources = [generatorStamp(), form, relative(root, path), value];
  const compiled = (pictures: readonly string[]) =>
    cached('mdx', [...sources, ...pictures], () => compileAnew(value, path, form));
  const read = (bytes: Buffer) => {
    const end = bytes.indexOf('\n');
    const about: { pictures: readonly string[] } & CompiledMdx['exports'] = JSON.parse(
      bytes.toString('utf8', 0, end),
    );
    return { about, code: () => bytes.toString('utf8', end + 1) };
  };
  const first = read(await compiled([]));
  const { pictures, ...exports } = first.about;
  if (pictures.length === 0) return { exports, code: first.code() };
  // A picture's address and size are in the code, and may have changed since.
  const second = read(await compiled(pictures.map(pictureAddress)));
  return { exports, code: second.code() };
}

/**
 * Compiles MDX for the bundler and for unit tests. It makes no source maps, which would take much memory.
 */
export const mdxPlugin = (): Plugin => ({
  name: 'mdx',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx$/ },
    async handler(source, path) {
      const { code } = await compileMdx(source, path, 'module');
      return { code, map: null };
    },
  },
});
