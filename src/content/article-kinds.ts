/** By id, which is also the address of the category's list: what an article's file says, in every language. */
export const articleCategories = {
  technology: 'Technology',
  research: 'Research',
  security: 'Security',
  industry: 'Industry',
} as const;

export type ArticleCategory = keyof typeof articleCategories;
