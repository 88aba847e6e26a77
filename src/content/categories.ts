/* The categories of articles and topics. */

/** By id, which is also the address of the category's list: what an article's file says, in every language. */
export const articleCategories = {
  technology: 'Technology',
  research: 'Research',
  security: 'Security',
  industry: 'Industry',
} as const;

export type ArticleCategory = keyof typeof articleCategories;

/** By id, which is also an address on the page, in reading order: what a topic's file says, in every language. */
export const topicCategories = {
  'getting-started': 'Getting Started',
  'security-authentication': 'Security & Authentication',
  'data-protection': 'Data Protection',
  communications: 'Communications',
} as const;

export type TopicCategory = keyof typeof topicCategories;
