import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

import { highlightedCode } from './highlight.ts';
import { exportProseFacts } from './prose-facts.ts';
import { alignAsClass } from './rehype-align-class.ts';

/** Compiles long prose. The same for the site and for unit tests, so that both read the same articles. */
export const mdxPlugin = () => ({
  enforce: 'pre' as const,
  ...mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, alignAsClass, exportProseFacts, highlightedCode],
  }),
});
