import type { ArticleFields } from './front-matter.ts';

/** By id, which is also the address of the category's list: what an article's file says, in every language. */
export const articleCategories = {
  technology: 'Technology',
  research: 'Research',
  security: 'Security',
  industry: 'Industry',
} as const;

export type ArticleCategory = keyof typeof articleCategories;

/** What the build counts in a text. */
export type ProseFacts = {
  /** Without code blocks. */
  readonly words: number;
  readonly outline: readonly { readonly id: string; readonly text: string }[];
};

/** What is known about an article without its text: front matter, slug (the file's name) and headings. */
export type Article = ArticleFields & ProseFacts & { slug: string; readTime: string };
