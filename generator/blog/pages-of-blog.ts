import type { Article } from '../../src/content/text-records.ts';
import type { Blog } from '../../src/content/blog-lists.ts';
import type { ArticleLink, Neighbors } from '../../src/sections/article/article-links.tsx';
import type { BlogPage } from './blog-pages.tsx';

const maxRelated = 3;

/** From an article to the others of its category, the nearest first; two of these may be its neighbors. */
const offsets = [-1, 1, -2, 2, -3, 3, -4, 4];

const linkTo = ({ slug, title, date, lang }: Article): ArticleLink => ({ slug, title, date, lang });

/** The pages of all lists, `/blog` first, and of all articles, newest first. */
export function* blogPagesOf({ articles, lists }: Blog): Generator<BlogPage> {
  const [newest] = articles;
  for (const list of lists) yield { list, figure: newest?.figure };
  const groups = Map.groupBy(articles, ({ category }) => category);
  /** How many of each category came before: with ten thousand articles, nothing may search for a place. */
  const places = new Map<string, number>();
  for (const [index, article] of articles.entries()) {
    const { category } = article;
    const group = groups.get(category) ?? [];
    const place = places.get(category) ?? 0;
    places.set(category, place + 1);
    const [before, after] = [articles[index - 1], articles[index + 1]];
    const related = offsets
      .filter((offset) => ![undefined, before, after].includes(group[place + offset]))
      .slice(0, maxRelated)
      .toSorted((a, b) => a - b)
      .flatMap((offset) => group[place + offset] ?? []);
    const neighbors: Neighbors = {
      before: before && linkTo(before),
      after: after && linkTo(after),
      related: related.map(linkTo),
    };
    yield { article, neighbors };
  }
}
