import { type ReactNode, useEffect, useRef, useState } from 'react';

import { PostText } from '../../sections/article/post-text.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { chosenCategory } from './chosen-category.ts';
import { everything, listAddress, postsInFile } from './list-pages.ts';
import { shownOf, totalsOnPage } from './list-totals.ts';
import { fetchListed, type ListedPost } from './listed-post.ts';

type Props = {
  /** Prerendered: the button with `data-shows-older`, and `data-older-count`, an element that is read out. */
  control: ReactNode;
  categories: readonly string[];
};

type Lists = ReadonlyMap<string, readonly ListedPost[]>;

const none: readonly ListedPost[] = [];
const failed = 'The next articles could not be fetched. Please try again.';

/** The posts that the page does not hold, a part at each press of the prerendered button. */
export function OlderPosts({ control, categories }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const firstNew = useRef<string>(undefined);
  const asked = useObservable(chosenCategory, null);
  const [lists, setLists] = useState<Lists>(new Map());

  const category = categories.find((name) => name === asked) ?? everything;
  const posts = lists.get(category) ?? none;

  useEffect(() => {
    if (firstNew.current) document.getElementById(firstNew.current)?.querySelector('a')?.focus();
    firstNew.current = undefined;
    const button = host.current?.querySelector<HTMLButtonElement>('[data-shows-older]');
    const count = host.current?.querySelector('[data-older-count]');
    const { all, onPage } = totalsOnPage()?.[category] ?? { all: 0, onPage: 0 };
    if (!button || !count) return undefined;
    const shown = onPage + posts.length;
    button.hidden = shown >= all;
    count.textContent = shownOf(shown, all);

    let outdated = false;
    const showMore = async (byHand: boolean) => {
      const address = listAddress(category, 2 + Math.ceil(posts.length / postsInFile));
      try {
        const more = await fetchListed(address);
        if (outdated) return;
        // Who pressed the button goes on with what it brought, which stands before the button.
        if (byHand) firstNew.current = more[0]?.slug;
        setLists((before) => new Map(before).set(category, [...posts, ...more]));
      } catch {
        if (!outdated) count.textContent = failed;
      }
    };
    if (shown === 0 && all > 0) void showMore(false);
    const onClick = () => void showMore(true);
    button.addEventListener('click', onClick);
    return () => {
      outdated = true;
      button.removeEventListener('click', onClick);
    };
  }, [category, posts]);

  return (
    <div ref={host} className="wrap">
      {posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <li key={post.slug} id={post.slug} className="group relative border-b border-line py-8">
              <PostText post={post} />
            </li>
          ))}
        </ul>
      )}
      {control}
    </div>
  );
}
