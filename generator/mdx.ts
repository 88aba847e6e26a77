import { readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

import { createProcessor, runSync } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

import type { ProseFacts } from '../src/content/articles.ts';
import { fillFacts } from '../src/content/product/printed.ts';
import { cachedFiles } from './cached.ts';
import { generatorStamp } from './code-stamp.ts';
import { pictureAddress, proseImages, type ProsePictures } from './content-images.ts';
import { highlightedCode } from './highlight.ts';
import { plainMarkup } from './plain-markup.ts';
import { proseFacts } from './prose-facts.ts';
import { alignAsClass } from './rehype-align-class.ts';

const root = resolve(import.meta.dirname, '..');

const processorFor = (outputFormat: 'program' | 'function-body') =>
  createProcessor({
    outputFormat,
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
    rehypePlugins: [
      rehypeSlug,
      alignAsClass,
      proseFacts,
      plainMarkup,
      proseImages,
      highlightedCode,
    ],
  });

/** A text for the bundler, and one that runs by itself. */
const processors = { module: processorFor('program'), body: processorFor('function-body') };

/** What a text says about itself; the front matter only of a `body`. */
type Exports = { frontmatter?: unknown; facts: ProseFacts };

export type CompiledMdx = {
  exports: Exports;
  /** Everything the code depends on, as a hash. */
  id: string;
  /** Most readers don't need it, and it is the longer part. */
  code: () => string;
};

const codeName = 'code';

/** What the plugins say about a text. */
type ProseData = ProsePictures & { facts: ProseFacts };

async function compileAnew(value: string, path: string, form: keyof typeof processors) {
  const file = await processors[form].process({ path, value });
  const { facts, pictures } = file.data as ProseData;
  const isBody = form === 'body';
  const code = String(file) + (isBody ? '' : `\nexport const facts = ${JSON.stringify(facts)};\n`);
  const module: object = isBody ? runSync(code, { Fragment, jsx, jsxs }) : {};
  const { frontmatter }: { frontmatter?: unknown } = module;
  return { files: [[codeName, code] as const], about: { frontmatter, facts, pictures } };
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
    cachedFiles('mdx', [...sources, ...pictures], () => compileAnew(value, path, form));
  const first = await compiled([]);
  const { pictures, ...exports } = first.about;
  // A picture's address and size are in the code, and may have changed since.
  const addresses = await Promise.all(pictures.map(pictureAddress));
  const { folder } = pictures.length === 0 ? first : await compiled(addresses);
  return {
    exports,
    id: basename(folder),
    code: () => readFileSync(join(folder, codeName), 'utf8'),
  };
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
      return { code: code(), map: null };
    },
  },
});
