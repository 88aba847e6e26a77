import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

import { proseImages } from './content-images.ts';
import { fillFacts } from '../src/content/product/printed.ts';
import { highlightedCode } from './highlight.ts';
import { exportProseFacts } from './prose-facts.ts';
import { alignAsClass } from './rehype-align-class.ts';

/**
 * Compiles MDX with product facts filled in, for the site and for unit tests. It makes no source maps, which
 * would take much memory with many articles.
 */
export const mdxPlugin = (): Plugin => ({
  name: 'mdx',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx$/ },
    async handler(source, path) {
      const compiled = await compile(
        { path, value: fillFacts(source) },
        {
          remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
          rehypePlugins: [rehypeSlug, alignAsClass, exportProseFacts, proseImages, highlightedCode],
        },
      );
      return { code: String(compiled), map: null };
    },
  },
});
