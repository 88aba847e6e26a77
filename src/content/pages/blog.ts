import type { ArticleCategory } from '../categories.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Post-quantum security blog & updates',
  description:
    'Post-quantum cryptography, ML-KEM, AI data protection and zero trust, explained by the people who build with them, with arithmetic and sources.',
};

/** Further pages of a list. */
export const furtherTitle = '{title}, page {page} of {pages}';
export const furtherDescription = '{description} This is page {page}.';

/** Texts of the lists; the posts are in `content/blog/`. */
export const blog = {
  heading: 'Blog & Updates',
  lede: 'For engineers and decision makers: post-quantum cryptography, key management and zero trust, with arithmetic and sources. Every post has its date, and later findings are marked.',
  feedDescription:
    'Quantum-secure technology insights: hybrid key exchange, data and models, zero trust, mesh networks, with arithmetic and sources.',
  featuredHeading: 'Featured Articles',
  restHeading: 'More on post-quantum security',
  categoriesLabel: 'Categories',
  allCategories: 'All',
  /** Names, and titles and descriptions for search engines. */
  categories: {
    technology: {
      name: 'Technology',
      title: 'Post-quantum technology articles',
      description:
        'How post-quantum key exchange, multi-route networks and the systems around them work, explained with sizes, timings and public sources.',
    },
    research: {
      name: 'Research',
      title: 'Post-quantum research articles',
      description:
        'Research notes on post-quantum cryptography and data protection: what was shown, on which assumptions, and what it changes for your systems.',
    },
    security: {
      name: 'Security',
      title: 'Zero trust and key management articles',
      description:
        'Zero trust, key management and access control in practice: what to do first, how much work it is, and which standards ask for it.',
    },
    industry: {
      name: 'Industry',
      title: 'Quantum risk articles for decision makers',
      description:
        'Quantum computing and regulation for decision makers: which deadlines apply, what a quantum computer would break, and what to do this year.',
    },
  },
  empty: 'Nothing in this category yet',
  shown: '{listed} of {all} posts',
  /** Pages of a long list. */
  pages: 'Pages',
  page: 'Page {page} of {all}',
  newer: 'Newer posts',
  older: 'Older posts',
  about: {
    heading: 'How posts are written and corrected',
    authors: {
      term: 'Authors',
      /** Of each person who writes. */
      text: '{name}, {role}, writes about {writes}.',
    },
    corrections: {
      term: 'Corrections',
      text: 'A correction names the person who found the mistake, unless they’d rather not be named.',
      action: 'Report a mistake',
    },
  },
} as const satisfies {
  readonly categories: Readonly<Record<ArticleCategory, unknown>>;
  readonly [text: string]: unknown;
};
