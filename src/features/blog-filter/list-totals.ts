import { everything, listParts } from './list-pages.ts';

/** By category, and for all together: how many posts there are, and how many of them stand in the page. */
export type ListTotals = Partial<Record<string, { all: number; onPage: number }>>;

/** Counts what a list and its page hold. */
export function listTotals(posts: readonly { category: string; featured: boolean }[]): ListTotals {
  const { featured, rows } = listParts(posts);
  const onPage = [...featured, ...rows];
  const count = (category: string) => ({
    all: posts.filter((post) => post.category === category).length,
    onPage: onPage.filter((post) => post.category === category).length,
  });
  return Object.fromEntries([
    [everything, { all: posts.length, onPage: onPage.length }],
    ...[...new Set(posts.map(({ category }) => category))].map((name) => [name, count(name)]),
  ]);
}

/** What the page says about its list where it does not hold all of it; null where it does. */
export function totalsOnPage(): ListTotals | null {
  const holder = document.querySelector<HTMLElement>('[data-totals]');
  const totals: ListTotals | null = JSON.parse(holder?.dataset['totals'] ?? 'null');
  return totals;
}

/** A number as it stands in a sentence. */
const spelled = (count: number): string => count.toLocaleString('en-US');

/** How many posts are shown, in words. */
export const shownOf = (shown: number, all: number): string =>
  `${spelled(shown)} of ${spelled(all)} posts`;
