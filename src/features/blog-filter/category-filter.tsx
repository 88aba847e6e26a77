import { useEffect, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { chosenCategory } from './chosen-category.ts';
import { everything } from './list-pages.ts';
import { shownOf, totalsOnPage } from './list-totals.ts';
import { showCategory } from './show-category.ts';

type Props = {
  categories: readonly string[];
  /** Id of the element that holds the posts: see `showCategory`. */
  posts: string;
};

/** Buttons that show the posts of one category. The choice stands in the address, so Back undoes it. */
export function CategoryFilter({ categories, posts }: Props) {
  const asked = useObservable(chosenCategory, null);
  const category = categories.find((name) => name === asked) ?? null;
  const [count, setCount] = useState<ReturnType<typeof showCategory> | null>(null);
  useEffect(() => {
    const within = document.getElementById(posts);
    if (!within) return;
    const onPage = showCategory(within, category);
    const totals = totalsOnPage();
    const of = (name: string) => totals?.[name]?.all ?? 0;
    const all = totals && { shown: of(category ?? everything), total: of(everything) };
    // The posts are prerendered markup outside this component: hiding some of them is what this does.
    // oxlint-disable-next-line react/set-state-in-effect
    setCount(all ?? onPage);
  }, [posts, category]);
  const button = (label: string, value: string | null) => (
    <Button
      key={label}
      aria-pressed={value === category}
      onClick={() => chosenCategory.write(value)}
    >
      {label}
    </Button>
  );
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
        {button('All', null)}
        {categories.map((name) => button(name, name))}
      </div>
      <p aria-live="polite" className="text-ui text-ink-2">
        {count && shownOf(count.shown, count.total)}
      </p>
      {count?.shown === 0 && <p className="text-ink-2">Nothing has been filed there yet.</p>}
    </div>
  );
}
