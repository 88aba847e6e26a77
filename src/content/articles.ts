import type { ArticleFields } from './front-matter.ts';

/** What the build counts in a text. */
export type ProseFacts = {
  /** Without code blocks. */
  readonly words: number;
  readonly outline: readonly { readonly id: string; readonly text: string }[];
};

/** What is known about an article without its text: front matter, slug (the file's name) and headings. */
export type Article = ArticleFields & ProseFacts & { slug: string; readTime: string };
