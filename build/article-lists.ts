import { articles } from '../src/content/articles.ts';
import { listFiles } from '../src/features/blog-filter/list-pages.ts';
import { toListed } from '../src/features/blog-filter/listed-post.ts';

/** The older posts of the blog's list as files, by their path in the published folder. */
export const articleLists = (): readonly (readonly [string, string])[] =>
  [...listFiles(articles)].map(([address, posts]) => [
    address.slice(1),
    JSON.stringify(posts.map(toListed)),
  ]);
