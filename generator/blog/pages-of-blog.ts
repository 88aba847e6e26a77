import type { Article } from '../../src/content/categories.ts';
import type { Blog } from '../../src/content/blog-lists.ts';
import { relatedItems } from '../../src/lib/text/related-items.ts';
import type { ArticleLink } from '../../src/sections/article/article-links.tsx';
import type { BlogPage } from './blog-pages.tsx';

const maxRelated = 3;

const linkTo = ({ slug, title, date }: Article): ArticleLink => ({ slug, title, date });

/** The pages of all lists, `/blog` first, and of all articles, newest first. */
export function* blogPagesOf({ articles, lists }: Blog): Generator<BlogPage> {
  const [newest] = articles;
  for (const list of lists) yield { list, figure: newest?.figure };
  const neighborsOf = relatedItems(articles, ({ category }) => category, maxRelated);
  for (const article of articles) {
    const { before, after, related } = neighborsOf(article);
    const neighbors = {
      before: before && linkTo(before),
      after: after && linkTo(after),
      related: related.map(linkTo),
    };
    yield { article, neighbors };
  }
}
