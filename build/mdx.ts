import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

import { highlightedCode } from './highlight.ts';
import { exportProseFacts } from './prose-facts.ts';
import { alignAsClass } from './rehype-align-class.ts';

/**
 * Nobody debugs prose, and its maps are much of what a build of many articles holds in memory. Not among the
 * plugin's declared options, but those of the compiler are passed on.
 */
const withoutMaps = { SourceMapGenerator: undefined };

/** Compiles long prose. The same for the site and for unit tests, so that both read the same articles. */
export const mdxPlugin = () => ({
  enforce: 'pre' as const,
  ...mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug, alignAsClass, exportProseFacts, highlightedCode],
    ...withoutMaps,
  }),
});
