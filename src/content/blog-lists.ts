import { keysOf } from '../lib/records.ts';
import type { PagePath } from '../routes.ts';
import { articleCategories, type ArticleCategory } from './categories.ts';
import type { Article } from './text-records.ts';

/** Not counting the featured posts of the first page. */
export const rowsPerPage = 12;
const featuredPosts = 2;

type Post = { readonly category: ArticleCategory; readonly featured: boolean };

/** One page of the list of all posts, or of one category. */
export type BlogList<Listed extends Post = Article> = {
  readonly path: BlogListPath;
  /** Null for all posts. */
  readonly category: ArticleCategory | null;
  /** Counts from 1. */
  readonly page: number;
  /** Number of pages in the list. */
  readonly pages: number;
  /** Number of posts on all pages of the list. */
  readonly listed: number;
  /** Number of posts in the blog. */
  readonly total: number;
  readonly featured: readonly Listed[];
  readonly rows: readonly Listed[];
};

type BlogListPath =
  | Extract<PagePath, '/blog'>
  | `/blog/category/${string}`
  | `/blog/page/${number}`;

/** The path of a list's page. The first page of all posts is `/blog`. */
export function blogListPath(category: ArticleCategory | null, page = 1): BlogListPath {
  if (category === null) return page === 1 ? '/blog' : `/blog/page/${page}`;
  const first = `/blog/category/${category}` as const;
  return page === 1 ? first : `${first}/page/${page}`;
}

/**
 * Splits a list into pages. The first page begins with the featured posts.
 * @param posts newest first
 */
export function pagesOfList<Listed extends Post>(
  posts: readonly Listed[],
  category: ArticleCategory | null,
): readonly BlogList<Listed>[] {
  const listed = posts.filter((post) => category === null || post.category === category);
  const featured = listed.filter((post) => post.featured).slice(0, featuredPosts);
  const rest = listed.filter((post) => !featured.includes(post));
  const pages = Math.max(1, Math.ceil(rest.length / rowsPerPage));
  return Array.from({ length: pages }, (_, index) => ({
    path: blogListPath(category, index + 1),
    category,
    page: index + 1,
    pages,
    listed: listed.length,
    total: posts.length,
    featured: index === 0 ? featured : [],
    rows: rest.slice(index * rowsPerPage, (index + 1) * rowsPerPage),
  }));
}

/** The articles, newest first, and every page of every list, `/blog` first. */
export type Blog = { readonly articles: readonly Article[]; readonly lists: readonly BlogList[] };

export const blogOf = <Listed extends Post>(articles: readonly Listed[]) => ({
  articles,
  lists: [null, ...keysOf(articleCategories)].flatMap((category) =>
    pagesOfList(articles, category),
  ),
});
