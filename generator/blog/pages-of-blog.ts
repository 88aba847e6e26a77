import type { Article } from '../../src/content/text-records.ts';
import type { Blog } from '../../src/content/blog-lists.ts';
import type { ArticleLink, Neighbors } from '../../src/sections/article/article-links.tsx';
import type { BlogPage } from './blog-pages.tsx';

type Around<Item> = {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  /** The nearest other items of the group, in list order. */
  readonly related: readonly Item[];
};

/**
 * Indexes an ordered list once, so that each lookup of an item's neighbors is fast. `related` has up to
 * `maxRelated` items besides the two neighbors.
 */
export function relatedItems<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  maxRelated: number,
): (item: Item) => Around<Item> {
  const groups = Map.groupBy(items, groupOf);
  const indexes = new Map(items.map((item, index) => [item, index]));
  const groupIndexes = new Map(
    [...groups.values()].flatMap((group) => group.map((item, index) => [item, index] as const)),
  );
  return (item) => {
    const index = indexes.get(item) ?? Number.NaN;
    const [before, after] = [items[index - 1], items[index + 1]];
    const group = groups.get(groupOf(item)) ?? [];
    const groupIndex = groupIndexes.get(item) ?? Number.NaN;
    const others: { item: Item; index: number }[] = [];
    for (let distance = 1; others.length < maxRelated && distance < group.length; distance += 1) {
      for (const candidate of [groupIndex - distance, groupIndex + distance]) {
        const other = group[candidate];
        if (other === undefined || other === before || other === after) continue;
        others.push({ item: other, index: candidate });
      }
    }
    const related = others.slice(0, maxRelated).toSorted((a, b) => a.index - b.index);
    return { before, after, related: related.map((other) => other.item) };
  };
}

const maxRelated = 3;

const linkTo = ({ slug, title, date, lang }: Article): ArticleLink => ({ slug, title, date, lang });

/** The pages of all lists, `/blog` first, and of all articles, newest first. */
export function* blogPagesOf({ articles, lists }: Blog): Generator<BlogPage> {
  const [newest] = articles;
  for (const list of lists) yield { list, figure: newest?.figure };
  const neighborsOf = relatedItems(articles, ({ category }) => category, maxRelated);
  for (const article of articles) {
    const { before, after, related } = neighborsOf(article);
    const neighbors: Neighbors = {
      before: before && linkTo(before),
      after: after && linkTo(after),
      related: related.map(linkTo),
    };
    yield { article, neighbors };
  }
}
