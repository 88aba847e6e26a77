import mdx from '@mdx-js/rollup';
import babel from '@rolldown/plugin-babel';
import tailwind from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';

import { eraseStatic } from './build/erase-static.ts';
import { highlightedCode } from './build/highlight.ts';
import { multiPage } from './build/multi-page.ts';
import { alignAsClass } from './build/rehype-align-class.ts';
import { exportHeadings } from './build/rehype-headings.ts';
import { sonnerWithoutStyle } from './build/sonner-without-style.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [
    sonnerWithoutStyle(),
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
        rehypePlugins: [rehypeSlug, alignAsClass, exportHeadings, highlightedCode],
      }),
    },
    react({ include: /\.(?:mdx|tsx)$/ }),
    // Presets run from the last to the first: prose is taken out before the compiler sees it.
    babel({ presets: [reactCompilerPreset(), eraseStatic()] }),
    tailwind(),
    multiPage(),
  ],
});
